import { engineOf } from '@portal/service-kit/database';
import type { Knex } from 'knex';

/** As its index has it, word for word: the nationality in the answers of an application. */
const column = {
  sqlite: "nullif(substr(json_extract(answers, '$.nationality'), 1, 100), '')",
  mysql: 'nationality',
};

/** The nationality in the answers of an application; null where there is none yet. */
export const nationality = (knex: Knex): Knex.Raw => knex.raw(column[engineOf(knex)]);
