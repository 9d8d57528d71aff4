import type { AnyCall } from '@portal/service-kit/http';
import { documentCalls } from './documents/routes';
import { storageCalls } from './documents/storage-routes';
import { myCalls } from './me/routes';
import { portalCalls } from './portal/routes';
import { referenceCalls } from './references/routes';
import type { Service } from './service';
import { submissionCalls } from './submission/routes';
import { personalCall } from './wizard/personal-routes';
import { internship } from './wizard/programme';
import { progressCalls } from './wizard/progress-routes';
import { sectionCalls } from './wizard/section-routes';
import { signInCall } from './wizard/sign-in-routes';

/** Every call of this service, in the order of its document. */
export function allCalls(service: Service): AnyCall[] {
  const programmes = [internship(() => service.portal.known().formLimits)];
  return [
    ...portalCalls(service),
    ...programmes.flatMap((programme) => [
      signInCall(service, programme),
      ...progressCalls(service, programme),
      personalCall(service, programme),
      ...sectionCalls(service, programme),
    ]),
    ...referenceCalls(service),
    ...documentCalls(service),
    ...submissionCalls(service),
    ...storageCalls(service),
    ...myCalls(service),
  ];
}
