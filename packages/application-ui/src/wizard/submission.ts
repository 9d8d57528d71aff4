import type { Submission } from './calls';

/** Keeps the confirmation through a reload of this tab; no copy stays on the device afterwards. */
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
        // Without storage a reload starts afresh; the confirmation email has the same information.
      }
    },
  };
}
