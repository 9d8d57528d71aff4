import type { AnyCall } from '@portal/service-kit/http';
import { arrivingCalls } from './arriving/routes';
import { assignmentCalls } from './assignments/routes';
import { auditCalls } from './audit/routes';
import { awaitedCalls } from './awaited/routes';
import { blinded } from './blind/guard';
import { blindCalls } from './blind/routes';
import { bulkCalls } from './bulk/routes';
import { calendarCalls } from './calendar/routes';
import { colleagueCalls } from './colleagues/routes';
import { guarded } from './conflicts/guard';
import { conflictCalls } from './conflicts/routes';
import { contactCalls } from './contact/routes';
import { discardingCalls } from './discarding/routes';
import { dashboardUploadCalls } from './documents/dashboard-routes';
import { documentCalls } from './documents/routes';
import { storageCalls } from './documents/storage-routes';
import { doubtfulPhoneCalls } from './doubtful-phones/routes';
import { editingCalls } from './editing/routes';
import { erasingCalls } from './erasing/routes';
import { applicationEventCalls } from './events/routes';
import { decisionCalls } from './feedback/decision-routes';
import { feedbackCalls } from './feedback/routes';
import { holdingCalls } from './holding/routes';
import { labelCalls } from './labels/routes';
import { keepingLanguage } from './language/keep';
import { listCalls } from './lists/routes';
import { mailReportCalls } from './mail/report-routes';
import { mailCalls } from './mail/routes';
import { mailAddressCalls } from './mail-address/routes';
import { myCalls } from './me/routes';
import { noteCalls } from './notes/routes';
import { notificationCalls } from './notifications/routes';
import { matchingCalls } from './overview/matching-routes';
import { overviewCalls } from './overview/routes';
import { ownDataCalls } from './own-data/routes';
import { portalCalls } from './portal/routes';
import { settingsCalls } from './portal/settings-routes';
import { programmeCalls } from './programmes/calls';
import { savesByProgramme } from './programmes/progress-calls';
import { fallbackCalls } from './reading/fallback-routes';
import { readingCalls } from './reading/routes';
import { readingTogetherCalls } from './reading-together/routes';
import { letterCalls } from './referees/routes';
import { staffLetterCalls } from './referees/staff-routes';
import { referenceCalls } from './references/routes';
import { reopeningCalls } from './reopening/routes';
import { adminRequestCalls } from './requests/admin-routes';
import { requestCalls } from './requests/routes';
import { retentionCalls } from './retention/routes';
import { samePersonCalls } from './same-person/routes';
import { savedReplyCalls } from './saved-replies/routes';
import { savedViewCalls } from './saved-views/routes';
import { scoreCalls } from './scores/routes';
import { secondaryCalls } from './secondary/routes';
import type { Service } from './service';
import { submissionCall } from './submission/routes';
import { templateCalls } from './templates/routes';
import { todayCalls } from './today/routes';
import { underAddressCalls } from './under-address/routes';
import { visitReviewCalls } from './visits/review-routes';
import { webhookCalls } from './webhooks/routes';
import { withdrawalCalls } from './withdrawal/routes';
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
  const calls = [
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
    ...letterCalls(service),
    ...staffLetterCalls(service),
    ...visitReviewCalls(service),
    ...storageCalls(service),
    ...arrivingCalls(service),
    ...myCalls(service),
    ...discardingCalls(service),
    ...withdrawalCalls(service),
    ...reopeningCalls(service),
    ...readingCalls(service),
    ...fallbackCalls(service),
    ...editingCalls(service),
    ...dashboardUploadCalls(service),
    ...listCalls(service),
    ...feedbackCalls(service),
    ...decisionCalls(service),
    ...holdingCalls(service),
    ...notificationCalls(service),
    ...auditCalls(service),
    ...requestCalls(service),
    ...secondaryCalls(service),
    ...adminRequestCalls(service),
    ...mailCalls(service),
    ...mailReportCalls(service),
    ...mailAddressCalls(service),
    ...templateCalls(service),
    ...applicationEventCalls(service),
    ...erasingCalls(service),
    ...retentionCalls(service),
    ...ownDataCalls(service),
    ...underAddressCalls(service),
    ...programmeCalls(service, programmes),
    ...contactCalls(service),
    ...calendarCalls(service),
    ...overviewCalls(service),
    ...savedViewCalls(service),
    ...savedReplyCalls(service),
    ...bulkCalls(service),
    ...webhookCalls(service),
    ...samePersonCalls(service),
    ...todayCalls(service),
    ...doubtfulPhoneCalls(service),
    ...awaitedCalls(service),
    ...colleagueCalls(service),
    ...readingTogetherCalls(service),
    ...noteCalls(service),
    ...labelCalls(service),
    ...assignmentCalls(service),
    ...conflictCalls(service),
    ...matchingCalls(service),
    ...scoreCalls(service),
    ...blindCalls(service),
  ];
  const saves = [...programmes.map(({ saveProgress }) => saveProgress.id), savesByProgramme];
  return guarded(service, blinded(service, keepingLanguage(service, calls, saves)));
}
