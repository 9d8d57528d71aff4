import { NotSignedIn } from '@portal/service-kit/errors';
import type { Knex } from 'knex';

/** Longer than a request takes that began before. A restored svc-auth may give the id to somebody else one day. */
const rememberedMs = 60 * 60_000;

/**
 * Keeps a request that was under way from writing for somebody who is erased meanwhile.
 * @throws NotSignedIn
 */
export async function refuseErased(knex: Knex, personId: number, now: Date): Promise<void> {
  const after = new Date(now.getTime() - rememberedMs);
  const erased = await knex('erasures')
    .where({ person_id: personId })
    .where((lately) => lately.whereNull('done_at').orWhere('done_at', '>', after))
    .first('id');
  if (erased) throw new NotSignedIn();
}
