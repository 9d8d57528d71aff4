import { deliverWebhook } from './integrations';
import type { Deferred } from './platform';
import { tables } from './tables';
import { works } from './works';

/** Every kind of work in an outbox: what modules declare, and messages to programs. */
export const deferredWork: Record<string, Deferred> = {
  [deliverWebhook]: { asks: 'manageIntegrations' },
  ...Object.fromEntries(works.all.map(({ kind, actsFor }) => [kind, actsFor])),
};

/** Every job, by the file that starts it. A test fails for one that is missing. */
export const deferredJobs: Record<string, Deferred> = {
  'decisions/holding/release.ts': { asks: 'decide' },
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

/** What stands and works on, set up by somebody: read by a call each time. A test looks for tables that do not say so. */
export const standingThings: Record<string, Deferred> = Object.fromEntries(
  tables.flatMap(({ name, actsFor }) => (actsFor ? [[name, actsFor]] : [])),
);
