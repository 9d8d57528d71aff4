import type { AnyCall } from '@portal/service-kit/http';
import { visitReviewCalls } from './application/visits/review-routes';
import { auditCalls } from './application-view/audit/routes';
import { fallbackCalls } from './application-view/reading/fallback-routes';
import { readingCalls } from './application-view/reading/routes';
import { comparisonCalls } from './application-view/reopening/routes';
import { assignmentCalls } from './assessment/assignments/routes';
import { blinded } from './assessment/blind/guard';
import { blindCalls } from './assessment/blind/routes';
import { colleagueCalls } from './assessment/colleagues/routes';
import { guarded } from './assessment/conflicts/guard';
import { conflictCalls } from './assessment/conflicts/routes';
import { labelCalls } from './assessment/labels/routes';
import { noteCalls } from './assessment/notes/routes';
import { readingTogetherCalls } from './assessment/reading-together/routes';
import { samePersonCalls } from './assessment/same-person/routes';
import { scoreCalls } from './assessment/scores/routes';
import { decisionCalls } from './decisions/feedback/decision-routes';
import { feedbackCalls } from './decisions/feedback/routes';
import { holdingCalls } from './decisions/holding/routes';
import { reopeningCalls } from './decisions/reopening/routes';
import { adminRequestCalls } from './decisions/requests/admin-routes';
import { requestCalls } from './decisions/requests/routes';
import { withdrawalCalls } from './decisions/withdrawal/routes';
import { arrivingCalls } from './documents/arriving/routes';
import { storageCalls } from './documents/storage-routes';
import { contactCalls } from './drafting/contact/routes';
import { discardingCalls } from './drafting/discarding/routes';
import { dashboardUploadCalls } from './drafting/documents/dashboard-routes';
import { documentCalls } from './drafting/documents/routes';
import { doubtfulPhoneCalls } from './drafting/doubtful-phones/routes';
import { editingCalls } from './drafting/editing/routes';
import { mailAddressCalls } from './drafting/mail-address/routes';
import { myCalls } from './drafting/me/routes';
import { programmeCalls } from './drafting/programmes/calls';
import { savesByProgramme } from './drafting/programmes/progress-calls';
import { secondaryCalls } from './drafting/secondary/routes';
import { submissionCall } from './drafting/submission/routes';
import { underAddressCalls } from './drafting/under-address/routes';
import { internship } from './drafting/wizard/internship';
import { personalCall } from './drafting/wizard/personal-routes';
import { progressCalls } from './drafting/wizard/progress-routes';
import { sectionCalls } from './drafting/wizard/section-routes';
import { signInCall } from './drafting/wizard/sign-in-routes';
import { visit } from './drafting/wizard/visit';
import { calendarCalls } from './integrations/calendar/routes';
import { webhookCalls } from './integrations/webhooks/routes';
import { awaitedCalls } from './lists/awaited/routes';
import { bulkCalls } from './lists/bulk/routes';
import { matchingCalls } from './lists/overview/matching-routes';
import { overviewCalls } from './lists/overview/routes';
import { listCalls } from './lists/routes';
import { savedViewCalls } from './lists/saved-views/routes';
import { todayCalls } from './lists/today/routes';
import { mailReportCalls } from './mail/report-routes';
import { mailCalls } from './mail/routes';
import { templateCalls } from './mail/templates/routes';
import { applicationEventCalls } from './platform/events/routes';
import { keepingLanguage } from './platform/language/keep';
import { notificationCalls } from './platform/notifications/routes';
import { portalCalls } from './platform/portal/routes';
import { settingsCalls } from './platform/portal/settings-routes';
import { erasingCalls } from './privacy/erasing/routes';
import { ownDataCalls } from './privacy/own-data/routes';
import { retentionCalls } from './privacy/retention/routes';
import { referenceCalls } from './referees/references/routes';
import { letterCalls } from './referees/routes';
import { staffLetterCalls } from './referees/staff-routes';
import type { Service } from './service';

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
    ...comparisonCalls(service),
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
