import { isStaffRole, type Session, type ShellApi } from '@portal/contract-shell-v1';
import type { SecondStepRequest, SignInAnswer } from '@portal/contract-svc-auth-v1';
import { createApiClient } from '@portal/remote-sdk';
import { useMemo, useState } from 'react';
import { signIn } from '../../api/auth';
import { takePlace } from '../../frame/common/place';
import { fieldErrors, refusalSentence } from '../../frame/common/refusal';
import * as t from '../../messages/sign-in';
import { useSecondStep } from '../second-factor/use-second-step';
import { type CredentialErrors, type Credentials, credentialErrors } from './rules';

export interface SignInProblems {
  fields: CredentialErrors;
  /** The server's general message about the sign-in. */
  general: string | null;
  /** The problem with the code of the second step. */
  code?: string | undefined;
}

/** A sign-in whose token allows one step only: replacing a printed password, or setting up an app. */
export interface NarrowSignIn extends Session, Credentials {
  first: 'password' | 'factor';
}

const NONE: SignInProblems = { fields: {}, general: null };

/** Signs staff in; on success the session starts and the dashboard opens. */
export function useSignIn(shell: ShellApi) {
  const api = useMemo(() => createApiClient(shell), [shell]);
  const [problems, setProblems] = useState(NONE);
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState(false);
  const [narrow, setNarrow] = useState<NarrowSignIn | null>(null);
  const { asksCode, passkey, learn, forget } = useSecondStep();

  async function submit(credentials: Credentials, step: SecondStepRequest = {}): Promise<void> {
    setAttempt((count) => count + 1);
    const fields = credentialErrors(credentials);
    if (Object.keys(fields).length > 0) {
      setProblems({ fields, general: null });
      return;
    }
    setProblems(NONE);
    setBusy(true);
    try {
      const email = credentials.email.trim();
      const answer = await signIn(api, email, credentials.password, step);
      const { token, user } = answer;
      if (!isStaffRole(user.role)) {
        setProblems({ fields: {}, general: t.roleUnfit() });
        return;
      }
      const first = firstOf(answer);
      if (first) {
        setNarrow({ token, user, email, password: credentials.password, first });
        return;
      }
      shell.session.start({ token, user });
      shell.navigate(takePlace(user.id));
    } catch (error) {
      setNarrow(null);
      // The first request for a code is not a problem: the password was right.
      if (!learn(error)) setProblems(problemsOf(error));
    } finally {
      setBusy(false);
    }
  }

  function startAgain() {
    setNarrow(null);
    forget();
    setProblems(NONE);
  }

  return { problems, attempt, busy, submit, narrow, asksCode, passkey, startAgain };
}

/** Returns the step that must come first, if any. */
function firstOf(answer: SignInAnswer): NarrowSignIn['first'] | null {
  if (answer.must_choose_password) return 'password';
  return answer.must_set_up_factor ? 'factor' : null;
}

export type SignIn = ReturnType<typeof useSignIn>;

function problemsOf(error: unknown): SignInProblems {
  const {
    passkey,
    code = passkey,
    ...refused
  } = fieldErrors(error, ['email', 'password', 'code', 'passkey']);
  const fields = Object.fromEntries(
    Object.entries(refused).map(([field, sentence]) => [field, () => sentence]),
  );
  const isExplained = code !== undefined || Object.keys(fields).length > 0;
  return { fields, code, general: isExplained ? null : refusalSentence(error, t.loginFailed()) };
}
