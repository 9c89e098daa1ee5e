import { call } from '../api';
import type { Company } from '../protocol';

export const shunned = () => call<Company.Shunned>('/api/me/blocks');
export const shun = (stance: Company.Stance, table: string, seat: number) =>
  call<Company.Shunned>('/api/me/blocks', { stance, table, seat });
export const shunPlayer = (stance: Company.Stance, name: string) => call<Company.Shunned>('/api/me/blocks', { stance, name });
export const forgive = (id: string) => call<Company.Shunned>('/api/me/blocks/forget', { id });
export const report = (table: string, seat: number, reason: Company.Reason, words: string) =>
  call<Company.Reported>('/api/reports', { table, seat, reason, words });
