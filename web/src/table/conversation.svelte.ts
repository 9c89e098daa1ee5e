import type { Said } from '../protocol';
import { sound } from './sound';

const NEW = 10_000;

/** What was said at a table, and how much of it has not been read. */
export class Conversation {
  said = $state<Said[]>([]);
  unread = $state(0);

  /** After a reconnect the last hundred come again. */
  hear(said: Said, mine: number[]) {
    if (this.said.some((old) => old.at === said.at && old.text === said.text && old.seat === said.seat)) return;
    this.said.push(said);
    if (Date.now() - Date.parse(said.at) > NEW || mine.includes(said.seat)) return;
    this.unread++;
    sound('chat');
  }
}
