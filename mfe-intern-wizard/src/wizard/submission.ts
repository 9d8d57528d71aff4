import type { Submission } from '../api';

const KEY = 'intern-wizard:submitted';

/** Keeps the thank-you screen through a reload of this tab; nothing of it stays on the device after. */
export const submissionStore = {
  read(): Submission | null {
    try {
      return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Submission | null;
    } catch {
      return null;
    }
  },
  write(submission: Submission): void {
    try {
      sessionStorage.setItem(KEY, JSON.stringify(submission));
    } catch {
      // Without storage a reload begins anew; the confirmation e-mail says the same.
    }
  },
  clear(): void {
    try {
      sessionStorage.removeItem(KEY);
    } catch {
      // Storage is refused: there is nothing to remove.
    }
  },
};
