import type { Authenticator } from '@portal/service-kit/auth';
import type { AnyCall } from '@portal/service-kit/http';
import { accessTokenCalls } from './access-tokens/routes';
import { moveCalls } from './contact/move-routes';
import { contactCalls } from './contact/routes';
import { erasingCalls } from './erasing/routes';
import { accountEventCalls } from './events/routes';
import { factorCalls } from './factors/routes';
import { forgottenPasswordCalls } from './forgotten-password/routes';
import { idleCalls } from './idle/routes';
import { languageCalls } from './language/routes';
import { mailCalls } from './mail/routes';
import { passkeyCalls } from './passkeys/routes';
import { passwordCalls } from './passwords/routes';
import { peopleCalls } from './people/routes';
import { proofCalls } from './proofs/routes';
import { retentionCalls } from './retention/routes';
import { revocationCalls } from './revocations/routes';
import { roleCalls } from './roles/routes';
import type { Service } from './service';
import { sessionListCalls } from './sessions/list-routes';
import { sessionCalls } from './sessions/routes';
import { signInCalls } from './sign-in/routes';
import { invitationCalls } from './staff/invitation-routes';
import { staffCalls } from './staff/routes';
import { staffStatusCalls } from './staff-status/routes';
import { templateCalls } from './templates/routes';
import { wizardCalls } from './wizard/routes';

/** Every call of this service, in the order of its OpenAPI document. */
export function allCalls(service: Service, authenticator: Authenticator): AnyCall[] {
  return [
    ...signInCalls(service),
    ...sessionCalls(service, authenticator),
    ...sessionListCalls(service),
    ...proofCalls(service),
    ...idleCalls(service),
    ...factorCalls(service),
    ...passkeyCalls(service),
    ...peopleCalls(service),
    ...staffStatusCalls(service),
    ...languageCalls(service),
    ...contactCalls(service),
    ...moveCalls(service),
    ...passwordCalls(service, authenticator),
    ...forgottenPasswordCalls(service),
    ...roleCalls(service),
    ...staffCalls(service),
    ...invitationCalls(service),
    ...accessTokenCalls(service),
    ...mailCalls(service),
    ...templateCalls(service),
    ...accountEventCalls(service),
    ...erasingCalls(service),
    ...retentionCalls(service),
    ...wizardCalls(service),
    ...revocationCalls(service),
  ];
}
