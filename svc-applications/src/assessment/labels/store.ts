import type { Knex } from 'knex';
import { type Label, labelKey } from './label';

/** A label and the number of applications that have it. */
export interface UsedLabel extends Label {
  used: number;
}

export interface LabelStore {
  /** All labels, by name. */
  all(): Promise<UsedLabel[]>;
  find(id: number): Promise<Label | undefined>;
  count(): Promise<number>;
  /** Returns the new id. */
  insert(label: Omit<Label, 'id'>, now: Date): Promise<number>;
  update(label: Label): Promise<void>;
  /** Removes a label, also from every application. */
  remove(id: number): Promise<void>;
  /** The labels of each of these applications, by name. */
  of(applicationIds: number[]): Promise<Map<number, Label[]>>;
  /** Puts a label on applications that do not have it. */
  put(label: number, applicationIds: number[], by: number, now: Date): Promise<void>;
  takeOff(label: number, applicationIds: number[]): Promise<void>;
}

const chunk = 500;

export interface LabelRow extends Label {
  application_id: number;
  name_key: string;
}

/** The labels (`l`) on these applications (`a`), one row for each application and label. */
export const labelsOn = (knex: Knex, applicationIds: number[]): Knex.QueryBuilder =>
  knex('application_labels as a')
    .join('labels as l', 'l.id', 'a.label_id')
    .whereIn('a.application_id', applicationIds)
    .select('a.application_id', 'l.id', 'l.name', 'l.tone', 'l.name_key');

/** The labels of each of these applications, by name. */
export function toLabels(rows: LabelRow[], applicationIds: number[]): Map<number, Label[]> {
  const found = new Map<number, Label[]>(applicationIds.map((id) => [id, []]));
  for (const { application_id, id, name, tone } of rows.sort((a, b) =>
    inOrder.compare(a.name_key, b.name_key),
  ))
    found.get(application_id)?.push({ id, name, tone });
  return found;
}

const inOrder = new Intl.Collator('en');

export function labelStore(knex: Knex): LabelStore {
  return {
    async all() {
      const rows: (Label & { used: number | string })[] = await knex('labels as l')
        .leftJoin('application_labels as a', 'a.label_id', 'l.id')
        .groupBy('l.id', 'l.name', 'l.tone', 'l.name_key')
        .orderBy('l.name_key')
        .select('l.id', 'l.name', 'l.tone')
        .count({ used: 'a.application_id' });
      return rows.map(({ id, name, tone, used }) => ({ id, name, tone, used: Number(used) }));
    },
    find: (id) => knex('labels').where({ id }).first('id', 'name', 'tone'),
    async count() {
      const [row] = await knex('labels').count({ n: '*' });
      return Number(row?.n ?? 0);
    },
    async insert({ name, tone }, now) {
      const [id] = await knex('labels').insert({ name, tone, name_key: labelKey(name), created_at: now });
      return Number(id);
    },
    async update({ id, name, tone }) {
      await knex('labels')
        .where({ id })
        .update({ name, tone, name_key: labelKey(name) });
    },
    async remove(id) {
      await knex('labels').where({ id }).delete();
    },
    of: async (applicationIds) => toLabels(await labelsOn(knex, applicationIds), applicationIds),
    async put(label, applicationIds, by, now) {
      const rows = applicationIds.map((application_id) => ({
        application_id,
        label_id: label,
        staff_id: by,
        created_at: now,
      }));
      for (let from = 0; from < rows.length; from += chunk) {
        await knex('application_labels')
          .insert(rows.slice(from, from + chunk))
          .onConflict(['application_id', 'label_id'])
          .ignore();
      }
    },
    async takeOff(label, applicationIds) {
      await knex('application_labels')
        .where({ label_id: label })
        .whereIn('application_id', applicationIds)
        .delete();
    },
  };
}
