import type { RequestBody } from '@portal/contract-svc-applications-v1';
import * as applicationCalls from '@portal/contract-svc-applications-v1/operations';
import { type ApiClient, ApiError, call } from '@portal/remote-sdk';
import { useCallback, useEffect, useState } from 'react';
import * as t from '../../messages/letters';
import type { Letters } from './words';

export type Asking = RequestBody<'requestLetter'>;

/** A failure, with the messages by field. */
export interface LetterProblem {
  message: string;
  errors: Readonly<Record<string, string[]>>;
}

export interface LettersInUse {
  letters: Letters | null;
  /** The running action. */
  busy: string | null;
  problem: LetterProblem | null;
  /** Resolves to whether it succeeded. */
  ask(asking: Asking): Promise<boolean>;
  remind(letter: number): Promise<boolean>;
  confirmAgain(): Promise<boolean>;
  reload(): void;
}

const problemOf = (error: unknown): LetterProblem =>
  error instanceof ApiError
    ? { message: error.message, errors: error.errors }
    : { message: t.lettersFailed(), errors: {} };

/** The letters of an application and the applicant's actions on them. */
export function useLetters(client: ApiClient, id: number): LettersInUse {
  const [letters, setLetters] = useState<Letters | null>(null);
  const [busy, setBusy] = useState<string | null>(null);
  const [problem, setProblem] = useState<LetterProblem | null>(null);

  const run = useCallback(async (act: string, work: () => Promise<{ body: Letters }>): Promise<boolean> => {
    setBusy(act);
    setProblem(null);
    try {
      setLetters((await work()).body);
      return true;
    } catch (error) {
      setProblem(problemOf(error));
      return false;
    } finally {
      setBusy(null);
    }
  }, []);

  const reload = useCallback(() => {
    void run('load', () => call(client, applicationCalls.listOwnLetters, { params: { id } }));
  }, [client, id, run]);
  useEffect(reload, [reload]);

  return {
    letters,
    busy,
    problem,
    reload,
    ask: (body) => run('ask', () => call(client, applicationCalls.requestLetter, { params: { id }, body })),
    remind: (letter) =>
      run(`remind ${letter}`, () => call(client, applicationCalls.remindReferee, { params: { id, letter } })),
    confirmAgain: () =>
      run('confirm', () => call(client, applicationCalls.resendMailboxConfirmation, { params: { id } })),
  };
}
