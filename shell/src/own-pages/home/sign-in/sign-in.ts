import type { Session, ShellApi } from '@portal/contract-shell-v1';
import * as accountCalls from '@portal/contract-svc-auth-v1/operations';
import { ApiError, call, createJsonClient } from '@portal/remote-sdk';
import * as signInWords from '../../../messages/sign-in';
import * as t from '../../../messages/signing';
import { type Problem, problem } from './problem';
import { refused } from './refused';

export type SignInResult = { ok: true; session: Session } | { ok: false; problems: Problem[] };

/** Signs in with email and password. A refusal is a returned value, not an exception. */
export async function signIn(
  shell: ShellApi,
  { identifier, password }: { identifier: string; password: string },
): Promise<SignInResult> {
  try {
    const { body } = await call(createJsonClient(shell), accountCalls.signIn, {
      body: { email_or_phone: identifier, password },
    });
    const { id, role, name, email } = body.user;
    return { ok: true, session: { token: body.token, user: { id, role, name, email } } };
  } catch (error) {
    return { ok: false, problems: problemsOf(error) };
  }
}

function problemsOf(error: unknown): Problem[] {
  if (!(error instanceof ApiError)) return [problem(signInWords.signInFailed)];
  if (error.status === 401) return [problem(t.wrongPair)];
  const messages = [...new Set(Object.values(error.errors).flat())];
  if (error.status === 422 && messages.length > 0) return [refused(messages)];
  if (error.status === 0) return [problem(signInWords.signInFailed), problem(signInWords.unreachable)];
  const message = serverMessage(error.body);
  return [message ? refused([message]) : problem(signInWords.signInFailed)];
}

function serverMessage(body: unknown): string | null {
  const message = typeof body === 'object' && body !== null && 'message' in body ? body.message : null;
  return typeof message === 'string' && message ? message : null;
}

/** Signs out at the server. */
export async function signOut(shell: ShellApi): Promise<void> {
  await call(createJsonClient(shell), accountCalls.signOut);
}
