import type { Device } from './app';
import type { Submission } from './calls';

/** The name of the confirmation in the address. */
export const CONFIRMATION = 'submitted';

/**
 * Stores the confirmation: in this tab, so that it survives a reload while the session lasts, and on the device a mark
 * without personal data, by which the page shows that a person has applied.
 */
export function submissionStore(device: Device, name: string) {
  const key = `${name}:submitted`;
  const mark = device<boolean>(`${name}:applied`, { of: 'device' });
  let shown: Submission | null = null;
  return {
    read(): Submission | null {
      try {
        return shown ?? (JSON.parse(sessionStorage.getItem(key) ?? 'null') as Submission | null);
      } catch {
        return shown;
      }
    },
    /** `over` resolves once a session that ends with the submission has cleared this tab's storage. */
    write(submission: Submission, over: Promise<unknown>): void {
      shown = submission;
      mark.write(true);
      void over.then(() => keepInTab(key, submission));
    },
    isMarked: () => mark.read() === true,
    forget(): void {
      shown = null;
      mark.clear();
      try {
        sessionStorage.removeItem(key);
      } catch {
        // Storage is refused: nothing is kept there.
      }
    },
  };
}

function keepInTab(key: string, submission: Submission): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(submission));
  } catch {
    // Without storage a reload shows only the mark; the confirmation email contains the same information.
  }
}
