import type { Logger } from '@portal/service-kit/logging';
import { removeFilesOf } from '../../documents';
import type { ErasureCheck } from './checks-store';
import type { ErasingParts } from './erasure';

const atOnce = 100;

/**
 * Checks again, some time after an erasure. Requests, mails and uploads that were under way during it have ended by
 * now; whatever they wrote, or a killed process left, is erased. Each step may be repeated; a failure is logged, and
 * the next round tries again.
 */
export async function checkErased(parts: ErasingParts, logger: Logger): Promise<void> {
  const { erasing } = parts.stores;
  for (let afterId = 0; ; ) {
    const due = await erasing.dueChecks(parts.clock(), { afterId, limit: atOnce });
    for (const one of due) {
      afterId = one.id;
      try {
        await check(parts, one);
        await erasing.checkDone(one.id);
      } catch (error) {
        logger.error({ err: error, check: one.id }, 'What was erased could not be looked for once more yet');
      }
    }
    if (due.length < atOnce) return;
  }
}

function check(parts: ErasingParts, { kind, subject }: ErasureCheck): Promise<void> {
  if (kind === 'upload') return removeFilesOf(parts, { upload: subject });
  return kind === 'person' ? checkPerson(parts, Number(subject)) : checkApplication(parts, Number(subject));
}

async function checkApplication(parts: ErasingParts, id: number): Promise<void> {
  const { stores, mails } = parts;
  await stores.transaction((trx) => trx.erasing.eraseLeft({ applicationIds: [id] }));
  await mails.removeOf({ applications: [id] });
  await removeFilesOf(parts, { application: id });
}

async function checkPerson({ stores, auth, mails }: ErasingParts, personId: number): Promise<void> {
  await auth.erase(personId);
  const theirMails = await stores.erasing.mailsOf(personId);
  await stores.transaction(async (trx) => {
    const applicationIds = await trx.erasing.applicationsOf(personId);
    for (const id of applicationIds) await trx.applications.lock({ id });
    await trx.erasing.eraseLeft({ applicationIds, personId });
  });
  await mails.removeOf(theirMails);
}
