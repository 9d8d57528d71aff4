import * as t from '../../messages/wizard';

/**
 * A word of encouragement at a quarter, at half, and at the last step, for a person who begins `step` of `total`; else
 * null.
 */
export function milestoneOf(step: number, total: number): string | null {
  if (step === total) return t.lastStep();
  if (step - 1 === Math.round(total / 2)) return t.halfDone();
  return step - 1 === Math.round(total / 4) ? t.quarterDone() : null;
}
