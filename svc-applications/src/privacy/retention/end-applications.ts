import type { Logger } from '@portal/service-kit/logging';
import type { ApplicationRule } from '../../application';
import type { Service } from '../../platform';

export interface NightsWork {
  rules: readonly ApplicationRule[];
  /** The start of the nightly run, at which retention is measured. */
  runAt: Date;
  /** The most applications that may be erased in one run. */
  most: number;
  /** Milliseconds for which this replica keeps the run without a sign of life. */
  leaseMs: number;
  stopped(): boolean;
}

const pageSize = 100;

type Parts = Pick<Service, 'stores' | 'mails' | 'clock'>;
type Outcome = 'ended' | 'touched' | 'enough';

/**
 * Erases the applications whose retention is over, each in its own transaction, which also queues their files for
 * removal. An application that somebody changes meanwhile stays.
 */
export async function endApplications(parts: Parts, work: NightsWork, logger: Logger): Promise<void> {
  for (const rule of work.rules) {
    let afterId = 0;
    for (;;) {
      const ids = await parts.stores.retention.ending(rule, work.runAt, { afterId, limit: pageSize });
      for (const id of ids) {
        if (work.stopped()) return;
        afterId = id;
        if ((await attempt(parts, { ...work, rule, id }, logger)) === 'enough') return;
      }
      if (ids.length < pageSize) break;
    }
  }
}

type One = NightsWork & { rule: ApplicationRule; id: number };

async function attempt(parts: Parts, one: One, logger: Logger): Promise<Outcome> {
  try {
    return await endApplication(parts, one);
  } catch (error) {
    logger.error(
      { err: error, application: one.id },
      'An application whose time is over could not be removed',
    );
    return 'touched';
  }
}

/** Mails are removed after the rows; any that a killed process leaves are removed by the rule for mails. */
async function endApplication(parts: Parts, one: One): Promise<Outcome> {
  const mails = await parts.stores.erasing.mailsAbout(one.id);
  const outcome = await endRows(parts, one);
  if (outcome === 'ended') await parts.mails.removeOf(mails);
  return outcome;
}

function endRows({ stores, clock }: Parts, { rule, id, runAt, most, leaseMs }: One): Promise<Outcome> {
  return stores.transaction(async (trx): Promise<Outcome> => {
    const application = await trx.applications.lock({ id });
    if (!application || !(await trx.retention.isEnding(rule, runAt, id))) return 'touched';
    const now = clock();
    if (!(await trx.retention.countEnded(runAt, most, new Date(now.getTime() + leaseMs)))) return 'enough';
    const { personId, identity, type, status } = application;
    await trx.erasing.erase({ applicationIds: [id] }, now);
    if ((await trx.erasing.applicationsOf(personId)).length === 0)
      await trx.retention.queueAccount({ personId, email: identity.email });
    const details = { programme: type, status, months: rule.months };
    const subject = { kind: 'application', id };
    await trx.events.add({ kind: 'application_ended', subject, details }, now);
    return 'ended';
  });
}
