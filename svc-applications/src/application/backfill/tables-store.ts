import type { Knex } from 'knex';

export type TableRow = Record<string, unknown>;

/** The rows of one application in the tables that held answers before the document existed, by column. */
export interface Tables {
  details: TableRow;
  institutions: TableRow[];
  degrees: TableRow[];
  honors: TableRow[];
  course_works: TableRow[];
  experiences: TableRow[];
  interests: TableRow[];
  language_skills: TableRow[];
  periods: TableRow[];
  referees: TableRow[];
  visitor_info?: TableRow;
  logistics?: TableRow;
}

const lists = [
  'institutions',
  'degrees',
  'honors',
  'course_works',
  'experiences',
  'interests',
  'language_skills',
  'periods',
] as const;

/**
 * Reads these tables for one application.
 * @throws Error where the application has no row of details
 */
export async function readTables(knex: Knex, applicationId: number): Promise<Tables> {
  const of = (table: string) => knex<TableRow>(table).where({ application_id: applicationId });
  const [details, visitor_info, logistics, referees, ...rows] = await Promise.all([
    of('intern_details').first(),
    of('visitor_info').first(),
    of('logistics').first(),
    of('referees').orderBy('type'),
    ...lists.map((list) => of(list).orderBy('position')),
  ]);
  if (!details) throw new Error(`Application ${applicationId} has no details`);
  const listed = Object.fromEntries(lists.map((list, index) => [list, rows[index]]));
  return { details, visitor_info, logistics, referees, ...listed } as Tables;
}
