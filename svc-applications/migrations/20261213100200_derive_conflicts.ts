import { instant } from '@portal/service-kit/database';
import type { Knex } from 'knex';

export const name = '20261213100200_derive_conflicts';

interface Row {
  id: number;
  staff_id: number;
  person_id: number;
  application_id: number;
  created_at: Date;
}

interface Verdict {
  application_id: number;
  other_id: number;
  said_at: Date;
}

/**
 * A conflict that follows from another one by what was said of the same person names it, and goes with it. Those of
 * before are known by their moment: they were written with the claim, or with the conflict that they follow from.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('reading_conflicts', (table) => {
    // The declared conflict that this one follows from; null for one that somebody has declared.
    table.integer('source_id').unsigned();
    // Lifted by an administrator while what it follows from stands.
    instant(table, 'lifted_at');
    table.index(['source_id'], 'reading_conflicts_source_index');
  });
  const rows: Row[] = await knex('reading_conflicts').orderBy('id');
  const verdicts: Verdict[] = await knex('same_person_verdicts').where({ verdict: 'same' });
  for (const row of rows) {
    const source = rows.find((other) => isSource(other, row, verdicts));
    if (source) await knex('reading_conflicts').where({ id: row.id }).update({ source_id: source.id });
  }
}

function isSource(source: Row, row: Row, verdicts: Verdict[]): boolean {
  if (source.staff_id !== row.staff_id || source.id >= row.id || source.person_id === row.person_id)
    return false;
  const said = verdicts.find(
    ({ application_id: one, other_id: other }) =>
      (one === source.application_id && other === row.application_id) ||
      (other === source.application_id && one === row.application_id),
  );
  if (!said) return false;
  const at = row.created_at.getTime();
  return at === said.said_at.getTime() || at === source.created_at.getTime();
}

export async function down(knex: Knex): Promise<void> {
  await knex('reading_conflicts').whereNotNull('lifted_at').delete();
  await knex.schema.alterTable('reading_conflicts', (table) => {
    table.dropIndex(['source_id'], 'reading_conflicts_source_index');
  });
  for (const column of ['source_id', 'lifted_at'])
    await knex.raw(`alter table reading_conflicts drop column ${column}`);
}
