import { NotSignedIn } from '@portal/service-kit/errors';
import type { Knex } from 'knex';

/**
 * How long an erased person's id is refused: longer than any request runs. Not for ever, since a restored svc-auth may
 * give the id to another person.
 */
const rememberedMs = 60 * 60_000;

/**
 * Refuses writes for a person who was erased while a request was under way.
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
