import { ApiError } from '@portal/remote-sdk';
import { useState } from 'react';
import * as t from '../../messages/correcting';

export interface CorrectionProblem {
  /** Messages by field. */
  fields: Record<string, string>;
  /** A message about no single field. */
  sentence?: string;
}

const none: CorrectionProblem = { fields: {} };

function problemOf(error: unknown, asked: readonly string[]): CorrectionProblem {
  if (!(error instanceof ApiError)) return { fields: {}, sentence: t.correctionFailed() };
  const found = asked.flatMap((field) => {
    const message = error.errors[field]?.[0];
    return message ? [[field, message]] : [];
  });
  return found.length > 0 ? { fields: Object.fromEntries(found) } : { fields: {}, sentence: error.message };
}

/** Runs one call at a time and keeps the messages of a refusal; `asked` are the fields on the screen. */
export function useCorrection(asked: readonly string[]) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState(none);
  async function attempt(work: () => Promise<void>) {
    if (busy) return;
    setBusy(true);
    setProblem(none);
    try {
      await work();
    } catch (error) {
      setProblem(problemOf(error, asked));
    } finally {
      setBusy(false);
    }
  }
  return {
    busy,
    problem,
    attempt,
    refuse: (field: string, message: string) => setProblem({ fields: { [field]: message } }),
  };
}

/** A key handler: Enter runs `act` and does not submit the form around the dialog. */
export const onEnter = (act: () => void) => (event: { key: string; preventDefault(): void }) => {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  act();
};
