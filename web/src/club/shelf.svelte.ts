import { GAME_IDS } from '../games';
import type { Seated } from '../protocol';
import { settings } from '../settings.svelte';
import { called } from '../table/seated';
import { t } from '../words/words.svelte';
import { written } from '../written';
import baked from './names.json';

/** What all games, their levels and those who sit there are called: `tools/names.mjs` takes it from the words of the games. */
const NAMES = written<Partial<Record<string, Record<string, string>>>>(baked);
const say = (key: string): string | undefined => NAMES[settings.language]?.[key] ?? NAMES['en']![key];

/** The games of the house, for pages about any of them: these are named, and nothing of them is fetched. */
export const stock = () => GAME_IDS;
export const title = (id: string) => say(`${id}.title`) ?? id;
export function botName(id: string, level: string) {
  const key = `bot.${level}`,
    shared = t(key);
  return say(`${id}.${key}`) ?? (shared === key ? level : shared);
}

/** Who sits at a table of a game, as `seated` says it. */
export const named = (seats: Seated[], id: string) => called(seats, (seat) => say(`${id}.seat.${seat}`) ?? t(`plain.seat.${seat}`));
