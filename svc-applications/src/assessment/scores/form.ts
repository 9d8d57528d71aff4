import { randomBytes } from 'node:crypto';
import type { ApplicationType } from '@portal/contract-svc-applications-v1';

/** One thing that readers give points for. */
export interface Criterion {
  /** Stays when its words change, so that points of drafts are kept. */
  key: string;
  name: string;
  help: string;
  /** 1 to 10. */
  weight: number;
}

/** A version of a programme's score sheet. */
export interface ScoreForm {
  id: number;
  programme: ApplicationType;
  /** From 1. */
  version: number;
  criteria: Criterion[];
  savedBy: string;
  savedAt: Date;
}

export type TypedCriterion = Omit<Criterion, 'key'> & { key?: string | null };

/**
 * Gives a key to each criterion that is new, and to all but the first with the same key. It begins with a letter: the
 * members of an object keep their order then.
 */
export function withKeys(typed: TypedCriterion[], before: Criterion[]): Criterion[] {
  const known = new Set(before.map(({ key }) => key));
  return typed.map(({ key, ...criterion }) => {
    const keeps = key !== null && key !== undefined && known.delete(key);
    return { ...criterion, key: keeps ? key : `c${randomBytes(4).toString('hex')}` };
  });
}
