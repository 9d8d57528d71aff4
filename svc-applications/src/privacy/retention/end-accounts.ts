import type { Logger } from '@portal/service-kit/logging';
import type { Service } from '../../platform';
import type { EndingAccount } from './store';

type Parts = Pick<Service, 'stores' | 'auth' | 'mails' | 'clock'>;

/**
 * Ends accounts of people of whom nothing else is stored. An account stays if the person began another application, and
 * as long as they are signed in. Each step may be repeated.
 */
export async function endAccounts(parts: Parts, logger: Logger): Promise<void> {
  for (const account of await parts.stores.retention.endingAccounts()) {
    try {
      await endAccount(parts, account);
    } catch (error) {
      logger.error({ err: error, person: account.personId }, 'An account could not be ended yet');
    }
  }
}

async function endAccount(parts: Parts, { personId, email }: EndingAccount): Promise<void> {
  const { stores, auth, mails, clock } = parts;
  const isBack = (await stores.erasing.applicationsOf(personId)).length > 0;
  const state = isBack ? 'kept' : await auth.endAccount(personId);
  if (state === 'in_use') return;
  if (state === 'ended') await mails.removeOf({ people: [personId], addresses: [email] });
  await stores.transaction(async (trx) => {
    if (state === 'ended') await trx.erasing.erase({ applicationIds: [], personId }, clock());
    await trx.retention.accountDone(personId);
  });
}
