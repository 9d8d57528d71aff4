/** Words at a quarter, at half, and at the last step: how far somebody has come who begins `step` of `total`. */
export function milestoneOf(step: number, total: number): string | null {
  if (step === total) return 'The last step';
  if (step - 1 === Math.round(total / 2)) return 'Half is done';
  return step - 1 === Math.round(total / 4) ? 'A quarter is done' : null;
}
