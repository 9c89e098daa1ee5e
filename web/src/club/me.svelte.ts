import { ApiError, call } from '../api';
import type { People } from '../protocol';
import { settings } from '../settings.svelte';
import { t, translated } from '../words/words.svelte';

/** Who sits before this browser: a guest, or an account. */
export const me = $state<{ account: People.Mine | null; known: boolean }>({ account: null, known: false });

function am(answer: People.Me) {
  if (answer.account?.name !== me.account?.name)
    void import('../learn/progress.svelte').then(
      (progress) => progress.keepWithAccount(answer.account !== null),
      () => {}, // then it is done when the page is loaded the next time
    );
  if (answer.account && !answer.account.program && answer.account.name !== me.account?.name)
    void import('../engine/bring').then(
      (games) => games.bringAll(),
      () => {},
    );
  me.account = answer.account;
  me.known = true;
  if (answer.account) settings.name = answer.account.name;
}

export const whoAmI = () => call<People.Me>('/api/me').then(am);
/** Where a house asks for an invitation; others are told nothing of it. */
const invited = (invitation: string) => (invitation.trim() ? { invitation: invitation.trim() } : {});
export const signUp = (name: string, passphrase: string, invitation = '') =>
  call<People.Me>('/api/account', { name, passphrase, ...invited(invitation) }).then(am);
export const signIn = (name: string, passphrase: string) => call<People.Me>('/api/session', { name, passphrase }).then(am);
export const signOut = (browser?: string) => call<People.Me>('/api/session/end', browser ? { browser } : {}).then(am);
export const changePassphrase = (old: string, passphrase: string) =>
  call<People.Me>('/api/account/passphrase', { old, passphrase }).then(am);
export const removePasskey = (id: string) => call<People.Me>('/api/account/passkeys/remove', { id }).then(am);
export const deleteMe = (passphrase: string) =>
  call<People.Me>('/api/me/delete', passphrase ? { passphrase } : {}).then((answer) => {
    am(answer);
    settings.name = '';
  });

/** Passkeys need a browser that has them and an address with a name: not a bare number, and https unless it is this machine. */
export const canPasskey = () =>
  typeof PublicKeyCredential === 'function' &&
  typeof PublicKeyCredential.parseCreationOptionsFromJSON === 'function' &&
  !/^[\d.]+$|:/.test(location.hostname);

/** What went wrong, for people: the browser's own sentences are for programmers. */
export const troubleWith = (e: unknown) =>
  e instanceof ApiError
    ? translated(e.message, [], null)
    : t(e instanceof DOMException && e.name === 'InvalidStateError' ? 'sign.passkey.here' : 'sign.passkey.off');

/** Makes a key: one more for the account, or the first of a new one. */
export async function addPasskey(name?: string, invitation = '') {
  const asked = await call<People.Question>('/api/account/passkeys/begin', name === undefined ? {} : { name, ...invited(invitation) });
  const credential = await navigator.credentials.create({
    publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(asked.options as PublicKeyCredentialCreationOptionsJSON),
  });
  am(
    await call<People.Me>('/api/account/passkeys', {
      id: asked.id,
      credential: (credential as PublicKeyCredential).toJSON(),
      ...invited(invitation),
    }),
  );
}

export async function signInByPasskey() {
  const asked = await call<People.Question>('/api/session/passkey/begin', {});
  const credential = await navigator.credentials.get({
    publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(asked.options as PublicKeyCredentialRequestOptionsJSON),
  });
  am(await call<People.Me>('/api/session/passkey', { id: asked.id, credential: (credential as PublicKeyCredential).toJSON() }));
}

void whoAmI().catch(() => (me.known = true)); // without an answer everybody is a guest
