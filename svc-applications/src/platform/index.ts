/** Everything that other modules may use from this one. */

export { byApplicants, byStaff, inWizard } from './access';
export {
  alreadySubmitted,
  applicationAnswer,
  day,
  errorAnswer,
  formLimitsAnswer,
  id,
  instant,
  listOf,
  maybe,
  maybeInstant,
  originAnswer,
  originalAnswer,
  programme,
  readAnswer,
  refusals,
  refused,
  scanState,
  status,
  storedFiles,
  submittedApplication,
  type,
  upload,
  uploadAnswer,
  uploadsAnswer,
  userAnswer,
  versionAnswer,
  words,
} from './answers';
export type { Act } from './audit/act';
export { nameOf, recordAct, recordOnceADay } from './audit/audit';
export {
  type Entry,
  entriesWithApplications,
  type ListedEntry,
  type ListedEntryRow,
  toListedEntry,
} from './audit/store';
export { type Auth, type Colleague, type Contact, createAuth, type Hands } from './auth/auth';
export { type StorageLimits, storageBudgets, storageLimits } from './budgets/budgets';
export { refuseWhenFull } from './budgets/full';
export { databaseNow } from './clock-store';
export { once, type Unique } from './database-errors';
export type { Deferred } from './deferred';
export { defineModule, type Job, type Module, type Start, type StoreParts } from './define-module';
export {
  defineTable,
  holdsPersons,
  type StoredFiles,
  storesFiles,
  type Table,
  type TableOfPersons,
  type TableWithFiles,
  withApplication,
} from './define-table';
export { endOverdue } from './end-overdue';
export { PortalClosed, statuses, WrongPair } from './errors';
export {
  asYesNo,
  idParams,
  namedAsInTheForm,
  oneOf,
  optionalText,
  recordId,
  rows,
  version,
  withMessage,
} from './fields';
export { type Hidden, isHidden, leaveOut, nothingHidden, onlyHidden } from './hidden-store';
export {
  button,
  buttonForm,
  type Html,
  type HtmlAnswer,
  htmlAnswer,
  type PageWords,
} from './html-pages/html-answer';
export { escaped } from './html-pages/layout';
export { inHtml, own } from './html-pages/own';
export type { PageScript } from './html-pages/page';
export { htmlPages } from './html-pages/page-routes';
export { keep, keepingLanguage, type PageOfCall, pageOfCall } from './language/keep';
export { summaryIn } from './language/reading';
export { translatorFor } from './language/translator-for';
export { message } from './messages';
export {
  notifyOfAnswers,
  notifyOfDecision,
  notifyOfLapse,
  notifyOfMention,
  notifyOfSubmission,
  notifyOfWithdrawal,
} from './notifications/news';
export { notifyStaff } from './notifications/notify';
export { newsOf } from './notifications/sentences';
export type { Reader } from './notifications/store';
export { type PageQuery, pageOf, pageQuery, paginationAnswer } from './pages';
export { changeSettings, switchPortal } from './portal/change';
export { portalGate } from './portal/gate-routes';
export { logResumeCode } from './portal/log-resume-code';
export { calendarIn, createPortal, type Portal } from './portal/portal';
export { initialSettings, type ResumeCode } from './portal/settings';
export { holderOf, ownPermissions } from './reported-role';
export { type Actor, applicantRoles, can, type Holder, isStaff } from './roles';
export { roundAnswer, roundFields, roundNamesAnswer, roundRefused } from './round-answers';
export { hashOfSecret, newSecret } from './secrets';
export { sentences } from './sentence-tables';
export type { Service } from './service';
export { type Span, spanOf } from './span';
export { counted, insertChanges } from './statistics/count-store';
export { dayOf, type Figure, type FigureName } from './statistics/counters';
export { repairedCounters } from './statistics/job';
export { onceAMinute } from './statistics/once-a-minute';
export { statisticsStore } from './statistics/store';
export { outboxName, type Stores } from './stores';
