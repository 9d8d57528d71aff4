import { randomBytes } from 'node:crypto';
import type { ApplicationType } from '@portal/contract-svc-applications-v1';

/** One criterion for which readers give points. */
export interface Criterion {
  /** Stays the same when the wording changes, so that the points of drafts are kept. */
  key: string;
  name: string;
  help: string;
  /** 1 to 10. */
  weight: number;
}

/** One version of a programme's score sheet. */
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
 * Gives a new key to each new criterion, and to repetitions of a key. Keys begin with a letter because the members of
 * an object then keep their order.
 */
export function withKeys(typed: TypedCriterion[], before: Criterion[]): Criterion[] {
  const known = new Set(before.map(({ key }) => key));
  return typed.map(({ key, ...criterion }) => {
    const keeps = key !== null && key !== undefined && known.delete(key);
    return { ...criterion, key: keeps ? key : `c${randomBytes(4).toString('hex')}` };
  });
}
