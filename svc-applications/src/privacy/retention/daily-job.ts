import type { Logger } from '@portal/service-kit/logging';
import { type Scheduler, startScheduler } from '@portal/service-kit/scheduler';
import {
  agree,
  inForce,
  isAboutApplications,
  isBelieved,
  mostPerRun,
  runBefore,
  seeClock,
} from '../../application';
import { forgetRemovedFiles } from '../../documents';
import type { Service } from '../../platform';
import { endAccounts } from './end-accounts';
import { endApplications } from './end-applications';
import { endMails } from './end-mails';
import { mailOwners } from './mail-owners';

export type RetentionParts = Pick<Service, 'stores' | 'files' | 'auth' | 'mails' | 'clock'>;

interface ScheduleOptions {
  most?: number;
  signal?: AbortSignal;
}

const everyMs = 10 * 60_000;
/** Milliseconds for which a replica that was killed holds up the nightly run. */
const leaseMs = 15 * 60_000;

/** Checks the clock, and does the nightly run if no replica has done it. */
export async function retentionJob(
  parts: RetentionParts,
  logger: Logger,
  { most = mostPerRun, signal }: ScheduleOptions = {},
): Promise<void> {
  const now = await believedNow(parts, logger);
  if (!now) return;
  await endAccounts(parts, logger);
  const runAt = runBefore(now);
  if (!(await takeDailyJob(parts, runAt, now))) return;
  const stopped = () => signal?.aborted ?? false;
  const rules = (await parts.stores.retention.rules()).filter((rule) => inForce(rule, runAt));
  const aboutApplications = rules.filter(isAboutApplications);
  await mailOwners(parts, aboutApplications, runAt, stopped);
  await endApplications(parts, { rules: aboutApplications, runAt, most, leaseMs, stopped }, logger);
  await forgetRemovedFiles(parts);
  await endAccounts(parts, logger);
  await endMails(parts, rules, runAt);
  if (!stopped()) await parts.stores.retention.runDone(runAt, parts.clock());
}

const takeDailyJob = ({ stores }: RetentionParts, runAt: Date, now: Date): Promise<boolean> =>
  stores.transaction(({ retention }) =>
    retention.takeDailyJob(runAt, now, new Date(now.getTime() + leaseMs)),
  );

/** The present time; undefined while the clock cannot be trusted. */
async function believedNow({ stores, clock }: RetentionParts, logger: Logger): Promise<Date | undefined> {
  const now = await stores.databaseNow();
  if (!agree(clock(), now)) {
    logger.warn('The clock of this machine differs from the database: nothing ends');
    return undefined;
  }
  const newest = await stores.retention.newestChange();
  const seen = await stores.transaction(async ({ retention }) => {
    const next = seeClock(await retention.lockClock(), now, newest);
    await retention.setClock(next);
    return next;
  });
  if (seen.doubtedFromAt)
    logger.warn('The clock jumped: nothing ends until an administrator saves the rules again');
  return isBelieved(seen, now) ? now : undefined;
}

/** Runs at the start and then every ten minutes, in each replica. */
export const startRetention = (parts: RetentionParts, logger: Logger): Scheduler =>
  startScheduler((signal) => retentionJob(parts, logger, { signal }), {
    everyMs,
    failed: (error) => logger.error({ err: error }, 'What is kept too long could not be removed'),
  });
