import { deliverWebhook } from './integrations/webhooks/store';
import {
  askReferee,
  confirmAsking,
  confirmSubmission,
  draftEnds,
  learnContact,
  mailDecision,
  mailReopened,
  mailRequestDecided,
  mailReturnLink,
  remindDraft,
  renamePerson,
} from './mail/kinds';

/**
 * What is done later than it was asked for, and in whose name:
 * - `asks`: in the name of staff; asks for their right at the moment it acts, and is cancelled where it has ended;
 * - `reader`: shows something to whoever reads, by the reader's own right at that moment;
 * - `follows`: tells of what has happened already, in the transaction that recorded it, or finishes it;
 * - `applicant`: in the name of an applicant; looks at the moment it acts whether it is still wanted;
 * - `portal`: in nobody's name, by the rules of the portal.
 */
export type Deferred =
  | { asks: 'staff' | 'admin' }
  | { reader: string }
  | { follows: string }
  | { applicant: string }
  | { portal: string };

/** Every kind of work in an outbox. A test fails for one that is missing. */
export const deferredWork: Record<string, Deferred> = {
  [deliverWebhook]: { asks: 'admin' },
  [mailDecision]: { follows: 'the decision counts, and stands in the account' },
  [mailRequestDecided]: { follows: 'the request is decided' },
  [mailReopened]: { follows: 'the sections are open' },
  [renamePerson]: { follows: 'the name or number of the application is changed; svc-auth takes it over' },
  [confirmSubmission]: { follows: 'the application is submitted' },
  [learnContact]: { follows: 'svc-auth has the corrected address' },
  [confirmAsking]: { applicant: 'while the letter is waited for' },
  [mailReturnLink]: { applicant: 'while the draft is open' },
  [askReferee]: { applicant: 'while the letter is waited for; reminders while the portal is open, too' },
  [remindDraft]: { portal: 'while the draft is left alone, reminders are on and not stopped' },
  [draftEnds]: { portal: 'by the rules of retention' },
};

/** Every job, by the file that starts it. A test fails for one that is missing. */
export const deferredJobs: Record<string, Deferred> = {
  'decisions/holding/release.ts': { asks: 'staff' },
  'privacy/erasing/job.ts': { follows: 'the account is erased first: half of a person is not kept' },
  'assessment/assignments/left.ts': { portal: 'gives the applications of readers who left back' },
  'decisions/reopening/lapse.ts': { follows: 'the day that the applicant was told is over' },
  'referees/rounds.ts': { applicant: 'once the mailbox is proven, while the letter is waited for' },
  'mail/reminders/round.ts': { portal: 'while reminders are on' },
  'privacy/retention/night.ts': { portal: 'by the rules of retention' },
  'drafting/discarding/remove.ts': { applicant: 'what they discarded and did not bring back' },
  'documents/arriving/removal.ts': { portal: 'pieces that nobody goes on with' },
  'documents/scanning/scan-waiting.ts': { portal: 'files that wait for the scanner' },
  'integrations/webhooks/seal-stored.ts': { portal: 'encrypts secrets that were stored plain' },
  'integrations/webhooks/tidy.ts': { portal: 'old deliveries' },
  'platform/counting/job.ts': { portal: 'figures' },
  'lists/parts-job.ts': { portal: 'words of searches' },
};

/** What stands and works on, set up by somebody: read by a call each time. A test names each table of setters-up. */
export const standingThings: Record<string, Deferred> = {
  calendar_feeds: { asks: 'staff' },
  webhooks: { asks: 'admin' },
  saved_views: { reader: 'a shared view is a filter; what it finds is by the reader' },
  saved_replies: { reader: 'a text that somebody chooses, by their own right to decide' },
  bulk_acts: { reader: 'goes on only when its author asks again, with a session that lives' },
  reopenings: { follows: 'the applicant was told the day until which they may change it' },
  held_decisions: { asks: 'staff' },
  erasures: { follows: 'begun is erased' },
  reading_assignments: { reader: 'the reader opens it by their own right' },
  retention_rules: { portal: 'a rule of the portal, whoever wrote it' },
};
