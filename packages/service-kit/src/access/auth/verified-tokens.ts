import type { Actor } from './actor';

interface Entry {
  actor: Actor;
  goodUntil: number;
}

const longestMs = 60_000;
const most = 10_000;

/** Tokens verified within the last minute: checking a signature costs more than the rest of a small request. */
export interface VerifiedTokens {
  get(token: string): Actor | undefined;
  /** `expiresAt` in ms since 1970. */
  add(token: string, actor: Actor, expiresAt: number): void;
}

export function verifiedTokens(): VerifiedTokens {
  const entries = new Map<string, Entry>();
  return {
    get(token) {
      const entry = entries.get(token);
      if (!entry) return undefined;
      if (entry.goodUntil > Date.now()) return entry.actor;
      entries.delete(token);
      return undefined;
    },
    add(token, actor, expiresAt) {
      if (entries.size >= most) {
        const oldest = entries.keys().next().value;
        if (oldest !== undefined) entries.delete(oldest);
      }
      entries.set(token, { actor, goodUntil: Math.min(expiresAt, Date.now() + longestMs) });
    },
  };
}
