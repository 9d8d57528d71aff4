import { engineOf } from '@portal/service-kit/database';
import type { Knex } from 'knex';

export const name = '20261215100000_widen_webhook_secrets';

const columns = ['secret', 'secret_before'] as const;

/** Encrypted secrets are longer; SQLite knows no lengths. */
async function resize(knex: Knex, length: number): Promise<void> {
  if (engineOf(knex) === 'sqlite') return;
  await knex.schema.alterTable('webhooks', (table) => {
    for (const column of columns) {
      const text = table.string(column, length);
      (column === 'secret' ? text.notNullable() : text.nullable()).alter();
    }
  });
}

export const up = (knex: Knex): Promise<void> => resize(knex, 255);

/** What is encrypted opens nothing in the release before: its secrets are renewed there. */
export async function down(knex: Knex): Promise<void> {
  for (const column of columns)
    await knex('webhooks')
      .where(column, 'like', 'v1.%')
      .update({ [column]: '' });
  await resize(knex, 60);
}
