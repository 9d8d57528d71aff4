/** Everything that other modules may use from this one. */
export { type Abilities, abilitiesOf, ownersAbilities, staffAbilities, type Today } from './abilities';
export { contentsFrom, organisationFrom, refereesFrom } from './answered/contents-from';
export { contentsOf, contentsWith } from './answered/current';
export { ownersErrors, refuseToOwner } from './answered/owners-problems';
export { partsOf, problemsCopied, problemsInParts, problemsOf, refereesAmong } from './answered/problems';
export { membersOf, placed, places, reviewed } from './answered/reviewed';
export { type Answers, formOf, questionOf, withTyped } from './answers/answers';
export {
  type Application,
  furthestOf,
  type Identity,
  isFinishedInDashboard,
  isOpen,
  isSecondary,
  lastStep,
  type Origin,
  type Original,
  openSlot,
  type WholeApplication,
} from './application';
export { type AnswersRow, answersOfRow } from './backfill/store';
export {
  type Change,
  type ChangeRequest,
  changeApplication,
  changeRow,
  type RowChange,
  type RowRequest,
  type Saved,
} from './change';
export {
  type Contents,
  counts,
  type Document,
  type Interest,
  isLetter,
  type LetterWriter,
  letterType,
  type Period,
  type Referee,
  type ScanState,
} from './contents';
export { documentColumns } from './document-columns';
export { type DocumentRow, type FileRow, type NewDocument, toDocument, toFile } from './document-rows';
export { refuseErased } from './erased-person-store';
export { AlreadyApplied, StaleVersion } from './errors';
export { followChange } from './follow';
export { newIdentityRow } from './identity-store';
export { isSamePerson, letterOf, storedLetter, withWriter } from './letters';
export { inOpenSlot } from './open-slot';
export { originalStore } from './original-store';
export { authorize, isOwner } from './policy';
export { presentApplication, presentReceived, presentSubmitted } from './presenter';
export { keptRows, keptSchemasOf, keptText, keptYesNo } from './questions/kept-schema';
export { rowsSchema, schemaIfSent, schemaOf, schemasOf } from './questions/schema';
export { earliestToday, latestToday } from './questions/today';
export { recentApplications } from './recent';
export { referenceAnswer } from './reference-answer';
export { ownBy, ownReferees, refuseOwn } from './references/own-referee';
export { placeOf, type RefereeAnswers, refereeFields, refereeOf, withReferee } from './references/referee';
export { authorizeChange, mayAnswer, requireOpen } from './reopening/answer';
export { documentsTouched } from './reopening/documents';
export {
  endOfDay,
  isWaiting,
  type Outcome,
  type Reopening,
  reopenable,
  stateOf,
  type Waiting,
} from './reopening/reopening';
export { agree, type ClockSeen, isBelieved, seeClock } from './retention/clock';
export {
  type ApplicationRule,
  cutoffOf,
  dayMs,
  inForce,
  inForceFrom,
  isAbout,
  isAboutApplications,
  monthsLater,
  mostPerRun,
  noticeMs,
  type Rule,
  runAfter,
  runBefore,
  sameAs,
  statusesOf,
} from './retention/rules';
export {
  presentDetails,
  presentDocument,
  presentFurther,
  presentIncomplete,
  presentReferee,
  presentReview,
  presentStoredFiles,
  presentUploads,
} from './review';
export {
  detailsAnswer,
  furtherFields,
  incompleteAnswer,
  internshipReviewAnswer,
  logisticsFields,
  nullableBoolean,
  nullableInteger,
  reviewedAnswers,
  rowsWithAliases,
  visitorAnswer,
  visitorReviewFields,
  visitReviewAnswer,
  yes,
} from './review-answers';
export {
  backwards,
  cut,
  domainMark,
  fold,
  forwards,
  initialBit,
  shortestPart,
  splitWords,
} from './search-words/words';
export {
  partRows,
  partsMark,
  refreshWords,
  replaceWords,
  searchColumns,
  searchedColumns,
  wordRows,
} from './search-words/words-store';
export { beginDraft } from './secondary/begin';
export { availability, visitAvailable } from './sections/availability';
export { disability } from './sections/disability';
export { courseWorks, degrees, highestEducation, honors, institutions } from './sections/education';
export { experience } from './sections/experience';
export { logistics } from './sections/logistics';
export { motivation } from './sections/motivation';
export { organisation } from './sections/organisation';
export {
  identityOf,
  type Personal,
  personalAnswers,
  personalFields,
  signInFields,
  visitorFields,
} from './sections/personal';
export { answersOfSection, type Section } from './sections/section';
export { skills } from './sections/skills';
export type { ApplicationChanges, ApplicationRef } from './store';
export { requireVersion } from './version';
export { presentVisitor, presentVisitReview, textOrNull } from './visit-review/presenter';
export {
  hasDays,
  isInstitutional,
  type Organisation,
  peopleOf,
  typedCount,
  withoutDerivedPeriods,
} from './visits/visit';
