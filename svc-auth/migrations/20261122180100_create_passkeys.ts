import { instant } from '@portal/service-kit/database';
import type { Knex } from 'knex';

export const name = '20261122180100_create_passkeys';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('passkeys', (table) => {
    table.increments('id');
    table.integer('person_id').unsigned().notNullable();
    table.string('name', 60).notNullable();
    // Ids of credentials may be longer than an index takes: their hash stands for them.
    table.string('credential_hash', 64).notNullable().unique('passkeys_credential_unique');
    table.text('credential_id').notNullable();
    table.text('public_key').notNullable();
    table.bigInteger('counter').notNullable().defaultTo(0);
    table.string('transports', 100).notNullable().defaultTo('');
    instant(table, 'created_at').notNullable();
    instant(table, 'last_used_at');
    table.foreign('person_id', 'passkeys_person_foreign').references('people.id');
    table.index(['person_id'], 'passkeys_person_index');
  });
  // One question at a time for a person and a purpose: the next one takes its place.
  await knex.schema.createTable('passkey_challenges', (table) => {
    table.integer('person_id').unsigned().notNullable();
    table.string('purpose', 10).notNullable();
    table.string('challenge', 100).notNullable();
    instant(table, 'expires_at').notNullable();
    table.primary(['person_id', 'purpose']);
    table.foreign('person_id', 'passkey_challenges_person_foreign').references('people.id');
  });
}

export async function down(knex: Knex): Promise<void> {
  for (const table of ['passkey_challenges', 'passkeys']) await knex.schema.dropTable(table);
}
