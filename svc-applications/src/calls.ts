import type { AnyCall } from '@portal/service-kit/http';
import { auditCalls } from './audit/routes';
import { dashboardUploadCalls } from './documents/dashboard-routes';
import { documentCalls } from './documents/routes';
import { storageCalls } from './documents/storage-routes';
import { editingCalls } from './editing/routes';
import { decisionCalls } from './feedback/decision-routes';
import { feedbackCalls } from './feedback/routes';
import { listCalls } from './lists/routes';
import { mailCalls } from './mail/routes';
import { myCalls } from './me/routes';
import { notificationCalls } from './notifications/routes';
import { portalCalls } from './portal/routes';
import { settingsCalls } from './portal/settings-routes';
import { fallbackCalls } from './reading/fallback-routes';
import { readingCalls } from './reading/routes';
import { referenceCalls } from './references/routes';
import { adminRequestCalls } from './requests/admin-routes';
import { requestCalls } from './requests/routes';
import { secondaryCalls } from './secondary/routes';
import type { Service } from './service';
import { submissionCall } from './submission/routes';
import { visitReviewCalls } from './visits/review-routes';
import { internship } from './wizard/internship';
import { personalCall } from './wizard/personal-routes';
import { progressCalls } from './wizard/progress-routes';
import { sectionCalls } from './wizard/section-routes';
import { signInCall } from './wizard/sign-in-routes';
import { visit } from './wizard/visit';

/** Every call of this service, in the order of its document. */
export function allCalls(service: Service): AnyCall[] {
  const limits = () => service.portal.known().formLimits;
  const programmes = [internship(limits), visit(limits)];
  return [
    ...portalCalls(service),
    ...settingsCalls(service),
    ...programmes.flatMap((programme) => [
      signInCall(service, programme),
      ...progressCalls(service, programme),
      personalCall(service, programme),
      ...sectionCalls(service, programme),
      ...documentCalls(service, programme),
      submissionCall(service, programme),
    ]),
    ...referenceCalls(service),
    ...visitReviewCalls(service),
    ...storageCalls(service),
    ...myCalls(service),
    ...readingCalls(service),
    ...fallbackCalls(service),
    ...editingCalls(service),
    ...dashboardUploadCalls(service),
    ...listCalls(service),
    ...feedbackCalls(service),
    ...decisionCalls(service),
    ...notificationCalls(service),
    ...auditCalls(service),
    ...requestCalls(service),
    ...secondaryCalls(service),
    ...adminRequestCalls(service),
    ...mailCalls(service),
  ];
}
