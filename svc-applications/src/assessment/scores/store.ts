import type { ApplicationType } from '@portal/contract-svc-applications-v1';
import type { Knex } from 'knex';
import { knowsApplicant } from '../known-store';
import type { ScoreForm } from './form';
import type { ScoreSheet } from './sheet';

export interface ScoreStore {
  /** The newest version of a programme's score sheet. */
  form(programme: ApplicationType): Promise<ScoreForm | undefined>;
  formById(id: number): Promise<ScoreForm | undefined>;
  addForm(form: Omit<ScoreForm, 'id'>): Promise<void>;
  /** The sheets of all readers of an application, by name, without readers who know the applicant. */
  ofApplication(applicationId: number): Promise<ScoreSheet[]>;
  /** The sent sheets for these applications, under the same rules as `ofApplication`. */
  sentOn(applicationIds: readonly number[]): Promise<ScoreSheet[]>;
  /** The sheet of this reader. */
  own(applicationId: number, readerId: number): Promise<ScoreSheet | undefined>;
  /** Stores a reader's sheet, or replaces the present one. */
  save(sheet: ScoreSheet): Promise<void>;
}

interface FormRow {
  id: number;
  programme: ApplicationType;
  version: number;
  criteria: string;
  saved_by: string;
  created_at: Date;
}

interface SheetRow {
  application_id: number;
  staff_id: number;
  staff_name: string;
  scores: string;
  comment: string;
  version: number;
  updated_at: Date;
  sent_at: Date | null;
}

type JoinedRow = SheetRow & { form: number; form_version: number } & Pick<
    FormRow,
    'programme' | 'criteria' | 'saved_by' | 'created_at'
  >;

export function scoreStore(knex: Knex): ScoreStore {
  const sheets = () =>
    knex('score_sheets as s')
      .join('score_forms as f', 'f.id', 's.form_id')
      .select<JoinedRow[]>(
        's.*',
        ...['programme', 'criteria', 'saved_by', 'created_at'].map((name) => `f.${name}`),
        { form: 'f.id', form_version: 'f.version' },
      );
  return {
    async form(programme) {
      const row: FormRow | undefined = await knex('score_forms')
        .where({ programme })
        .orderBy('version', 'desc')
        .first();
      return row && toForm(row);
    },
    async formById(id) {
      const row: FormRow | undefined = await knex('score_forms').where({ id }).first();
      return row && toForm(row);
    },
    async addForm({ programme, version, criteria, savedBy, savedAt }) {
      await knex('score_forms').insert({
        programme,
        version,
        criteria: JSON.stringify(criteria),
        saved_by: savedBy,
        created_at: savedAt,
      });
    },
    async ofApplication(applicationId) {
      const rows: JoinedRow[] = await sheets()
        .join('applications as a', 'a.id', 's.application_id')
        .where('s.application_id', applicationId)
        .whereNotExists(knowsApplicant(knex, 's.staff_id'))
        .orderBy(['s.staff_name', 's.staff_id']);
      return rows.map(toSheet);
    },
    async sentOn(ids) {
      if (ids.length === 0) return [];
      const rows: JoinedRow[] = await sheets()
        .join('applications as a', 'a.id', 's.application_id')
        .whereIn('s.application_id', [...ids])
        .whereNotNull('s.sent_at')
        .whereNotExists(knowsApplicant(knex, 's.staff_id'));
      return rows.map(toSheet);
    },
    async own(applicationId, readerId) {
      const row: JoinedRow | undefined = await sheets()
        .where({ 's.application_id': applicationId, 's.staff_id': readerId })
        .first();
      return row && toSheet(row);
    },
    async save({ applicationId, reader, form, points, comment, version, updatedAt, sentAt }) {
      const row = {
        application_id: applicationId,
        staff_id: reader.id,
        staff_name: reader.name,
        form_id: form.id,
        scores: JSON.stringify(points),
        comment,
        version,
        updated_at: updatedAt,
        sent_at: sentAt,
      };
      await knex('score_sheets').insert(row).onConflict(['application_id', 'staff_id']).merge();
    },
  };
}

const toForm = (row: FormRow): ScoreForm => ({
  id: row.id,
  programme: row.programme,
  version: row.version,
  criteria: JSON.parse(row.criteria),
  savedBy: row.saved_by,
  savedAt: row.created_at,
});

const toSheet = (row: JoinedRow): ScoreSheet => ({
  applicationId: row.application_id,
  reader: { id: row.staff_id, name: row.staff_name },
  form: toForm({ ...row, id: row.form, version: row.form_version }),
  points: JSON.parse(row.scores),
  comment: row.comment,
  version: row.version,
  updatedAt: row.updated_at,
  sentAt: row.sent_at,
});
