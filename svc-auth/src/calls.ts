import type { Authenticator } from '@portal/service-kit/auth';
import type { AnyCall } from '@portal/service-kit/http';
import { forgottenPasswordCalls } from './forgotten-password/routes';
import { mailCalls } from './mail/routes';
import { passwordCalls } from './passwords/routes';
import { peopleCalls } from './people/routes';
import { revocationCalls } from './revocations/routes';
import type { Service } from './service';
import { sessionCalls } from './sessions/routes';
import { signInCalls } from './sign-in/routes';
import { invitationCalls } from './staff/invitation-routes';
import { staffCalls } from './staff/routes';
import { wizardCalls } from './wizard/routes';

/** Every call of this service, in the order of its document. */
export function allCalls(service: Service, authenticator: Authenticator): AnyCall[] {
  return [
    ...signInCalls(service),
    ...sessionCalls(service, authenticator),
    ...peopleCalls(service),
    ...passwordCalls(service),
    ...forgottenPasswordCalls(service),
    ...staffCalls(service),
    ...invitationCalls(service),
    ...mailCalls(service),
    ...wizardCalls(service),
    ...revocationCalls(service),
  ];
}
