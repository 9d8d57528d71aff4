/**
 * The dial codes chosen for other people's numbers, by the number as typed. The form stores an uncertain number as
 * typed, without its country: so its country is known only while the page is open.
 */
const chosen = new Map<string, string>();

/** Records the dial code chosen for a number; the applicant's `own` code needs no record. */
export function chooseBeside(typed: string, dialCode: string, own: string): void {
  if (dialCode === own || typed.trim() === '') chosen.delete(typed);
  else chosen.set(typed, dialCode);
}

/** Returns a function that gives the dial code for a number: the chosen one, else the applicant's `own`. */
export const dialCodeBeside =
  (own: string) =>
  (typed: string): string =>
    chosen.get(typed) ?? own;
