import type { Knex } from 'knex';
import { waitingOfLeft } from '../../assessment';
import type { FilterChoice } from './filter';

/** Values of the filter by reader that stand for no particular person. */
const me = 'me';
const nobody = 'nobody';
const left = 'left';

export async function readers(knex: Knex): Promise<FilterChoice[]> {
  const rows = await knex('reading_assignments')
    .whereNull('left_at')
    .groupBy('staff_id')
    .orderByRaw('max(staff_name)')
    .select('staff_id', knex.raw('max(staff_name) as name'));
  return [
    { value: me, label: 'Me' },
    { value: nobody, label: 'Nobody' },
    { value: left, label: 'Reader has left' },
    ...rows.map(({ staff_id, name }) => ({ value: String(staff_id), label: String(name) })),
  ];
}

/** Keeps applications that are assigned to one of these readers, to nobody, or to nobody since a reader left. */
export function readBy(knex: Knex, query: Knex.QueryBuilder, values: string[], personId: number): void {
  const assigned = () =>
    knex('reading_assignments as ra').whereRaw('ra.application_id = a.id').whereNull('ra.left_at');
  const people = values.map((value) => (value === me ? personId : Number(value))).filter(Number.isInteger);
  query.where((any) => {
    any.whereExists(assigned().whereIn('ra.staff_id', people));
    if (values.includes(nobody)) any.orWhereNotExists(assigned());
    if (values.includes(left)) any.orWhereIn('a.id', waitingOfLeft(knex).select('r.application_id'));
  });
}

export async function labels(knex: Knex): Promise<FilterChoice[]> {
  const rows = await knex('labels').orderBy('name_key').select('id', 'name');
  return rows.map(({ id, name }) => ({ value: String(id), label: String(name) }));
}

export function labelled(knex: Knex, query: Knex.QueryBuilder, values: string[]): void {
  const ids = values.map(Number).filter(Number.isInteger);
  query.whereExists(
    knex('application_labels as al').whereRaw('al.application_id = a.id').whereIn('al.label_id', ids),
  );
}
