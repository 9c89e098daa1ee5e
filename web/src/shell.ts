/** What makes the app an app on a device: it opens without a network, and takes links that are shared with it. */

/** Keeps the page on the device; the browser asks for a secure address, and a page under development is never kept. */
export function keepShell() {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || !isSecureContext) return;
  addEventListener('load', () => void navigator.serviceWorker.register('/sw.js').catch(() => {}));
}

/** Keeps all parts of the app on the device, so that games on it go on without a network; whether that has been done. */
export async function keepAll(wasm: boolean): Promise<boolean> {
  const worker = 'serviceWorker' in navigator && import.meta.env.PROD ? (await navigator.serviceWorker.getRegistration())?.active : null;
  if (!worker) return false;
  return new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => done(data === true);
    worker.postMessage({ is: 'keep-all', wasm }, [port2]);
  });
}

/** Where a link leads that somebody shared with the app: an invitation or a table of this house, or nowhere. */
export function sharedPath(search: string, origin: string): string | null {
  const shared = new URLSearchParams(search);
  const text = ['shared-url', 'shared-text', 'shared-title'].map((key) => shared.get(key) ?? '').join(' ');
  for (const word of text.split(/\s+/)) {
    if (!URL.canParse(word)) continue;
    const address = new URL(word);
    if (address.origin === origin && /^\/(join|t|replay)\//.test(address.pathname)) return address.pathname + address.search + address.hash;
  }
  return null;
}

export function openShared() {
  const path = sharedPath(location.search, location.origin);
  if (path) history.replaceState(null, '', path);
}
