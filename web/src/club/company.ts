import { call } from '../api';
import type { Social } from '../protocol';

export const shunned = () => call<Social.Shunned>('/api/me/blocks');
export const shun = (stance: Social.Stance, table: string, seat: number) =>
  call<Social.Shunned>('/api/me/blocks', { stance, table, seat });
export const shunPlayer = (stance: Social.Stance, name: string) => call<Social.Shunned>('/api/me/blocks', { stance, name });
export const forgive = (id: string) => call<Social.Shunned>('/api/me/blocks/forget', { id });
export const report = (table: string, seat: number, reason: Social.Reason, words: string) =>
  call<Social.Reported>('/api/reports', { table, seat, reason, words });
