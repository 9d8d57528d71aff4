import { applicationStatuses, valuesOf } from '@portal/contract-svc-applications-v1';
import {
  REPORT_VIEWS_VERSION,
  REPORT_VIEWS_VERSION_VIEW,
} from '@portal/contract-svc-applications-v1/report-views';
import { instant } from '@portal/service-kit/database';
import type { Knex } from 'knex';

/** The columns of the view that svc-applications publishes. */
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

/** Makes tables in place of the views, which this service reads in the same way. */
export async function createPublished(knex: Knex): Promise<void> {
  await create(knex, 'report_applications_v1');
  await create(knex, 'report_applications_v2', (table) => table.text('answers', 'mediumtext'));
  await create(knex, 'report_decisions_v1', (table) => instant(table, 'decided_at').notNullable());
  await knex.schema.createTable('report_erased_v1', (table) => {
    table.string('type', 40).notNullable();
    table.string('status', 12).notNullable();
    table.string('submitted_month', 7).notNullable();
    table.integer('applications').notNullable();
  });
  await knex.schema.createTable(REPORT_VIEWS_VERSION_VIEW, (table) => {
    table.string('version', 20).notNullable();
  });
  await knex(REPORT_VIEWS_VERSION_VIEW).insert({ version: REPORT_VIEWS_VERSION });
}

const create = (knex: Knex, view: string, more?: (table: Knex.CreateTableBuilder) => void) =>
  knex.schema.createTable(view, (table) => {
    table.increments('id');
    table.string('applicant_name', 200).notNullable();
    table.string('type', 10).notNullable();
    table.string('status', 12).notNullable();
    table.integer('progress').notNullable();
    instant(table, 'submitted_at');
    instant(table, 'created_at').notNullable();
    table.string('submitted_month', 7);
    more?.(table);
  });

const names = [
  'Amina Uwase',
  'Jean-Bosco Ndayishimiye',
  'Élodie Łukasiewicz',
  'Анна Иванова',
  'محمد عبد الله',
  '王小明',
  '=HYPERLINK("http://evil.example")',
];
/** Longer than a line of the PDF's table; the name in row 901, in data sets of that size. */
export const longName = 'Marie Immaculée Uwamahoro Nyirahabimana Mukandayisenga de la Croix';
const statuses = valuesOf(applicationStatuses);
const dayMs = 24 * 60 * 60 * 1000;

/** Returns row number `id`: always the same for an id, and varied over many ids. */
export function publishedRow(id: number, now = new Date('2026-11-21T12:00:00Z')): PublishedRow {
  const status = statuses[(id * 7 + Math.floor(id / 3)) % statuses.length] as string;
  const created = new Date(now.getTime() - (id % 700) * dayMs);
  const open = status === 'draft' || status === 'in-progress';
  const submitted = open ? null : new Date(Math.min(created.getTime() + 2 * dayMs, now.getTime()));
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

/** Returns the answers of an application; each contains its id. */
export const answersOf = ({ id, applicant_name: name }: Pick<PublishedRow, 'id' | 'applicant_name'>) => ({
  name,
  dob: '2001-05-17',
  has_disability: 'no',
  disability_description: 'not asked',
  phone: '250788123456',
  institutions: [
    { name: `School ${id}`, program: 'Ca\ufffere', degree_level: 'PhD', graduation_year: 2027, gpa: '3.8' },
    { name: 'Another', program: 'Law', degree_level: 'PhD', graduation_year: null },
  ],
  interests: [{ area: 'Research', other: '' }],
  other_skills: `=1+${id}`,
  hours_available: '12',
  references: [
    { full_name: 'Dr A', institution: 'UR' },
    { full_name: `Dr ${id}`, position: 'Dean' },
  ],
  visit_start_date: '2027-02-01',
  institution_name: `House\ufffe ${id}`,
  declaration_conduct: true,
});

export async function publish(knex: Knex, count: number): Promise<void> {
  const rows = Array.from({ length: count }, (_, index) => publishedRow(index + 1));
  await knex.batchInsert('report_applications_v1', rows, 500);
  const answered = rows.map((row) => ({ ...row, answers: JSON.stringify(answersOf(row)) }));
  await knex.batchInsert('report_applications_v2', answered, 500);
  await knex.batchInsert('report_decisions_v1', rows.flatMap(decisionOn), 500);
}

/** Returns the decision on a published row, after a number of days that depends on its id. */
export function decisionOn(row: PublishedRow): (PublishedRow & { decided_at: Date })[] {
  const isDecided = row.status === 'approved' || row.status === 'rejected';
  if (!row.submitted_at || !isDecided) return [];
  return [{ ...row, decided_at: new Date(row.submitted_at.getTime() + (row.id % 9) * dayMs) }];
}
