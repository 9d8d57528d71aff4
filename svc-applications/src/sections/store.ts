import type { Knex } from 'knex';
import type { ExperienceKind, Lists, Referee } from '../applications/contents';

/** Each list's own columns, in the names of its rows. */
const columns: { [List in keyof Lists]: (keyof Lists[List][number] & string)[] } = {
  institutions: ['name', 'program', 'degree_level', 'graduation_year'],
  degrees: ['name', 'program', 'degree_level', 'graduation_date'],
  honors: ['name', 'award', 'date_awarded'],
  course_works: ['title', 'institution', 'date_completed'],
  experiences: ['kind', 'description'],
  interests: ['area', 'other'],
  language_skills: ['language', 'proficiency'],
  periods: ['start_date', 'end_date', 'hours_available'],
};

export interface SectionStore {
  /** Puts these rows in the place of those that were there. */
  replace<List extends keyof Lists>(applicationId: number, list: List, rows: Lists[List]): Promise<void>;
  /** The same for the experiences of one kind. */
  replaceExperiences(
    applicationId: number,
    kind: ExperienceKind,
    rows: { description: string }[],
  ): Promise<void>;
  lists(applicationId: number): Promise<Lists>;
  referees(applicationId: number): Promise<Referee[]>;
  replaceReferee(applicationId: number, referee: Referee): Promise<void>;
}

export function sectionStore(knex: Knex): SectionStore {
  const rowsOf = async (list: keyof Lists, applicationId: number): Promise<unknown> =>
    knex(list).where({ application_id: applicationId }).orderBy('position').select(columns[list]);
  async function replace(list: keyof Lists, key: object, rows: object[]): Promise<void> {
    await knex(list).where(key).delete();
    if (rows.length > 0) await knex(list).insert(rows.map((row, position) => ({ ...key, position, ...row })));
  }
  return {
    replace: (applicationId, list, rows) => replace(list, { application_id: applicationId }, rows),
    replaceExperiences: (applicationId, kind, rows) =>
      replace('experiences', { application_id: applicationId, kind }, rows),
    async lists(applicationId) {
      const names = Object.keys(columns) as (keyof Lists)[];
      const all = await Promise.all(names.map((list) => rowsOf(list, applicationId)));
      return Object.fromEntries(names.map((list, index) => [list, all[index]])) as unknown as Lists;
    },
    async referees(applicationId) {
      const rows = await knex('referees').where({ application_id: applicationId }).orderBy('type');
      return rows.map((row) => ({
        type: row.type,
        fullName: row.full_name,
        organization: row.organization,
        email: row.email,
        phone: row.phone,
        relationship: row.relationship,
      }));
    },
    async replaceReferee(applicationId, { type, fullName, ...referee }) {
      const key = { application_id: applicationId, type };
      await knex('referees').where(key).delete();
      await knex('referees').insert({ ...key, full_name: fullName, ...referee });
    },
  };
}
