import type { ShellApi } from '@portal/contract-shell-v1';
import * as t from '../../../messages/signing';
import { firstPlace, homeOf } from './home-of';
import { type Problem, problem } from './problem';
import { signIn } from './sign-in';
import { wholeNumber } from './whole-number';

/** Signs in with the typed details, and opens the person's first page; returns the problems when that fails. */
export async function submitSignIn(
  shell: ShellApi,
  typed: { identifier: string; password: string },
): Promise<readonly Problem[]> {
  const identifier = typed.identifier.trim();
  const missing = [
    identifier ? null : problem(t.identifierMissing, 'email_or_phone'),
    typed.password ? null : problem(t.passwordMissing, 'password'),
  ].filter((problem) => problem !== null);
  if (missing.length > 0) return missing;

  const whole = await wholeNumber(identifier);
  const result = await signIn(shell, { identifier: whole, password: typed.password });
  if (!result.ok) return result.problems;
  const home = homeOf(result.session.user.role);
  if (!home) return [problem(t.noRole)];
  shell.session.start(result.session);
  shell.navigate(firstPlace(home, result));
  return [];
}
