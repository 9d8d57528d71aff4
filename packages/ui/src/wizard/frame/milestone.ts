import * as t from '../../messages/wizard';

/** Words at a quarter, at half, and at the last step: how far somebody has come who begins `step` of `total`. */
export function milestoneOf(step: number, total: number): string | null {
  if (step === total) return t.lastStep();
  if (step - 1 === Math.round(total / 2)) return t.halfDone();
  return step - 1 === Math.round(total / 4) ? t.quarterDone() : null;
}
