import { languageOf, PSEUDO, type Language } from './words/languages';

/** What this browser remembers about its user. Nothing here is sent to the server. */
export type Speed = 'off' | 'quick' | 'normal' | 'slow';
export type Theme = 'auto' | 'light' | 'dark';
export type { Language };
/** When somebody who knows the game sits beside whoever plays: in the first games of a title, always, or never. */
export type CoachWish = 'first' | 'always' | 'never';

export const COACHES: CoachWish[] = ['first', 'always', 'never'];
export const SPEEDS: Speed[] = ['off', 'quick', 'normal', 'slow'];
const KEY = 'hearthside.settings';

interface Settings {
  theme: Theme;
  language: Language;
  speed: Speed;
  mute: boolean;
  /** Null is as the game likes it. */
  readAloud: boolean | null;
  askTwice: boolean;
  sounds: boolean;
  coach: CoachWish;
  /** Whether games for one screen, against bots or round it, are played on this device. */
  here: boolean;
  name: string;
}

function stored(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>;
  } catch {
    return {}; // a broken or forbidden store is the same as none
  }
}

const asked = new URLSearchParams(location.search);
const still = typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;

export const settings = $state<Settings>({
  theme: 'auto',
  language: languageOf(navigator.language) ?? 'en',
  speed: still ? 'off' : 'normal',
  mute: false,
  readAloud: null,
  askTwice: false,
  sounds: true,
  coach: 'first',
  here: true,
  name: '',
  ...stored(),
});
const forced = asked.get('speed') as Speed | null;
if (forced && SPEEDS.includes(forced)) settings.speed = forced;
const tongue = asked.get('language');
settings.language = tongue === PSEUDO ? PSEUDO : (languageOf(tongue) ?? languageOf(settings.language) ?? 'en');

/** How long a movement of `ms` takes now; 0 shows the end state at once. */
export const PACE: Record<Speed, number> = { off: 0, quick: 0.45, normal: 1, slow: 1.7 };

/** `wished` is a language whose words are still on their way. */
export function keepSettings(wished: Language = settings.language) {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...settings, language: wished }));
  } catch {
    /* private windows may refuse: then it is for this visit only */
  }
}

export const night = $state({ system: typeof matchMedia === 'function' && matchMedia('(prefers-color-scheme: dark)').matches });
if (typeof matchMedia === 'function')
  matchMedia('(prefers-color-scheme: dark)').addEventListener?.('change', (e) => (night.system = e.matches));

export const isDark = () => (settings.theme === 'auto' ? night.system : settings.theme === 'dark');
