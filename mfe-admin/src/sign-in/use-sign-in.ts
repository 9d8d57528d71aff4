import { type ShellApi, STAFF_ROLES } from '@portal/contract-shell-v1';
import { createApiClient } from '@portal/remote-sdk';
import { useMemo, useState } from 'react';
import { signIn } from '../api/auth';
import { fieldErrors, sentenceOf } from '../common/refusal';
import { type CredentialErrors, type Credentials, credentialErrors } from './rules';

const REFUSED = 'Login failed. Check your credentials.';

export interface SignInProblems {
  fields: CredentialErrors;
  /** What the server says about the sign-in as a whole. */
  general: string | null;
}

const NONE: SignInProblems = { fields: {}, general: null };

/** Signs staff in; on success the session starts and the dashboard opens. */
export function useSignIn(shell: ShellApi) {
  const api = useMemo(() => createApiClient(shell), [shell]);
  const [problems, setProblems] = useState(NONE);
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState(false);

  async function submit(credentials: Credentials): Promise<void> {
    setAttempt((count) => count + 1);
    const fields = credentialErrors(credentials);
    if (Object.keys(fields).length > 0) {
      setProblems({ fields, general: null });
      return;
    }
    setProblems(NONE);
    setBusy(true);
    try {
      const { token, user } = await signIn(api, credentials.email.trim(), credentials.password);
      if (!STAFF_ROLES.includes(user.role)) {
        setProblems({ fields: {}, general: 'Unauthorized role.' });
        return;
      }
      shell.session.start({ token, user });
      shell.navigate('/dashboard');
    } catch (error) {
      setProblems(problemsOf(error));
    } finally {
      setBusy(false);
    }
  }

  return { problems, attempt, busy, submit };
}

function problemsOf(error: unknown): SignInProblems {
  const fields = fieldErrors(error, ['email', 'password']);
  return { fields, general: Object.keys(fields).length > 0 ? null : sentenceOf(error, REFUSED) };
}
