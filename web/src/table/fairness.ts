import type { Replays } from '../protocol';

/**
 * Works a game's chance out again from its seed. Block n is HMAC-SHA-256 with the seed as key over the number n in 8 bytes; its first 6
 * bytes are a
 * number r below 2^48. A draw below `bound` takes the next block and skips it while r would favour small results; the counter runs
 * through the whole game.
 */
export interface Verdict {
  hashFits: boolean;
  draws: number;
  /** The first draw that differs, from 0; -1 if all agree. */ differs: number;
}

const RANGE = 2 ** 48;
const bytes = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
const hex = (buffer: ArrayBuffer) => [...new Uint8Array(buffer)].map((b) => b.toString(16).padStart(2, '0')).join('');

export async function sha256(seed: Uint8Array<ArrayBuffer>): Promise<string> {
  return hex(await crypto.subtle.digest('SHA-256', seed));
}

export class Source {
  private constructor(
    private readonly key: CryptoKey,
    private next = 0,
  ) {}

  static async of(seed: Uint8Array<ArrayBuffer>): Promise<Source> {
    return new Source(await crypto.subtle.importKey('raw', seed, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']));
  }

  async draw(bound: number): Promise<number> {
    const limit = RANGE - (RANGE % bound);
    for (;;) {
      const r = await this.block();
      if (r < limit) return r % bound;
    }
  }

  private async block(): Promise<number> {
    const message = new Uint8Array(8);
    new DataView(message.buffer).setBigUint64(0, BigInt(this.next++));
    const mac = new Uint8Array(await crypto.subtle.sign('HMAC', this.key, message));
    let r = 0;
    for (let i = 0; i < 6; i++) r = r * 256 + mac[i]!; // 48 bits are exact in a double
    return r;
  }
}

export async function verify(proof: Replays.Fairness): Promise<Verdict> {
  const seed = bytes(proof.seed);
  const hashFits = (await sha256(seed)) === proof.hash.toLowerCase();
  const source = await Source.of(seed);
  for (let i = 0; i < proof.draws.length; i++) {
    const [bound, drawn] = proof.draws[i]!;
    if ((await source.draw(bound!)) !== drawn) return { hashFits, draws: proof.draws.length, differs: i };
  }
  return { hashFits, draws: proof.draws.length, differs: -1 };
}
