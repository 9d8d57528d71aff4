import { FACTOR_SCOPE, PASSWORD_SCOPE } from '@portal/service-kit/auth';
import type { Session } from '../../accounts/sessions/session';

/** Returns the field of a sign-in's answer that names the first step, when the session can do only that step. */
export function firstStep({ scope }: Session) {
  if (scope === PASSWORD_SCOPE) return { must_choose_password: true };
  return scope === FACTOR_SCOPE ? { must_set_up_factor: true } : {};
}
