import type { Submission } from './calls';

/** Keeps the thank-you screen through a reload of this tab; nothing of it stays on the device after. */
export function submissionStore(name: string) {
  const key = `${name}:submitted`;
  return {
    read(): Submission | null {
      try {
        return JSON.parse(sessionStorage.getItem(key) ?? 'null') as Submission | null;
      } catch {
        return null;
      }
    },
    write(submission: Submission): void {
      try {
        sessionStorage.setItem(key, JSON.stringify(submission));
      } catch {
        // Without storage a reload begins anew; the confirmation email says the same.
      }
    },
  };
}
