/**
 * The dial codes that were chosen beside other people's numbers, by the number as it was typed. A number that is not sure
 * is kept as typed, and the form has no room for its country: it is known while the page is open.
 */
const chosen = new Map<string, string>();

/** Records the choice beside a number; one that is `own`, the applicant's, needs no record. */
export function chooseBeside(typed: string, dialCode: string, own: string): void {
  if (dialCode === own || typed.trim() === '') chosen.delete(typed);
  else chosen.set(typed, dialCode);
}

/** Returns which dial code stands beside a number: the chosen one, else `own`, the applicant's. */
export const dialCodeBeside =
  (own: string) =>
  (typed: string): string =>
    chosen.get(typed) ?? own;
