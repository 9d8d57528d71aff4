import { engineOf } from '@portal/service-kit/database';
import type { Knex } from 'knex';

/** The nationality in an application's answers, written exactly as in its index so that databases use that. */
const column = {
  sqlite: "nullif(substr(json_extract(answers, '$.nationality'), 1, 100), '')",
  mysql: 'nationality',
};

/** The nationality in an application's answers; null if there is none yet. */
export const nationality = (knex: Knex): Knex.Raw => knex.raw(column[engineOf(knex)]);
