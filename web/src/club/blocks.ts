import { call } from '../api';
import type { Social } from '../protocol';

export const blocked = () => call<Social.Blocked>('/api/me/blocks');
export const block = (stance: Social.Stance, table: string, seat: number) =>
  call<Social.Blocked>('/api/me/blocks', { stance, table, seat });
export const blockPlayer = (stance: Social.Stance, name: string) => call<Social.Blocked>('/api/me/blocks', { stance, name });
export const unblock = (id: string) => call<Social.Blocked>('/api/me/blocks/forget', { id });
export const report = (table: string, seat: number, reason: Social.Reason, words: string) =>
  call<Social.Reported>('/api/reports', { table, seat, reason, words });
