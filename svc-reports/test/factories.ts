import { applicationStatuses, valuesOf } from '@portal/contract-svc-applications-v1';
import { instant } from '@portal/service-kit/database';
import type { Knex } from 'knex';

/** The columns that the applications' service promises in its view. */
export interface PublishedRow {
  id: number;
  applicant_name: string;
  type: string;
  status: string;
  progress: number;
  submitted_at: Date | null;
  created_at: Date;
  submitted_month: string | null;
}

/** A table in the place of the view: this service reads it and knows no difference. */
export async function createPublished(knex: Knex): Promise<void> {
  await knex.schema.createTable('report_applications_v1', (table) => {
    table.increments('id');
    table.string('applicant_name', 200).notNullable();
    table.string('type', 10).notNullable();
    table.string('status', 12).notNullable();
    table.integer('progress').notNullable();
    instant(table, 'submitted_at');
    instant(table, 'created_at').notNullable();
    table.string('submitted_month', 7);
  });
}

const names = [
  'Amina Uwase',
  'Jean-Bosco Ndayishimiye',
  'Élodie Łukasiewicz',
  'Анна Иванова',
  'محمد عبد الله',
  '王小明',
  '=HYPERLINK("http://evil.example")',
];
/** Longer than a line of the PDF's table: the name of row 901, where there are so many. */
export const longName = 'Marie Immaculée Uwamahoro Nyirahabimana Mukandayisenga de la Croix';
const statuses = valuesOf(applicationStatuses);
const day = 24 * 60 * 60 * 1000;

/** Row number `id` of as many as are wanted: always the same, of all kinds. */
export function publishedRow(id: number, now = new Date('2026-11-21T12:00:00Z')): PublishedRow {
  const status = statuses[(id * 7 + Math.floor(id / 3)) % statuses.length] as string;
  const created = new Date(now.getTime() - (id % 700) * day);
  const open = status === 'draft' || status === 'in-progress';
  const submitted = open ? null : new Date(Math.min(created.getTime() + 2 * day, now.getTime()));
  return {
    id,
    applicant_name: id === 901 ? longName : (names[id % names.length] as string),
    type: id % 3 === 0 ? 'visitor' : 'intern',
    status,
    progress: open ? (id % 10) * 10 : 100,
    submitted_at: submitted,
    created_at: created,
    submitted_month: submitted?.toISOString().slice(0, 7) ?? null,
  };
}

export async function publish(knex: Knex, count: number): Promise<void> {
  const rows = Array.from({ length: count }, (_, index) => publishedRow(index + 1));
  await knex.batchInsert('report_applications_v1', rows, 500);
}
