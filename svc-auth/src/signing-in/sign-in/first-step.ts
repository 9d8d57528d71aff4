import { FACTOR_SCOPE, PASSWORD_SCOPE } from '@portal/service-kit/auth';
import type { Session } from '../../accounts/sessions/session';

/** The member of a sign-in's answer that names what comes first where the session opens nothing else. */
export function firstStep({ scope }: Session) {
  if (scope === PASSWORD_SCOPE) return { must_choose_password: true };
  return scope === FACTOR_SCOPE ? { must_set_up_factor: true } : {};
}
