import { onSqlite } from './applications-under-test';
import type { Applicant } from './factories/applicant';
import { decideOn } from './factories/decisions';
import { editing } from './factories/editing';
import { typing } from './factories/latest-answers';
import { buildApproved } from './factories/requests';
import { handIn } from './factories/secondary';
import { buildComplete } from './factories/sections';
import { buildCompleteVisit } from './factories/visits';

/** The tables that held answers before these became one document. */
const tables = [
  'institutions',
  'degrees',
  'honors',
  'course_works',
  'experiences',
  'interests',
  'language_skills',
  'periods',
  'referees',
  'visitor_info',
  'logistics',
];

/** The columns that services of the previous release read besides the document. */
const readInTheForm = [
  'agree_submission',
  'agree_terms',
  'agreement',
  'previous_degrees',
  'purpose',
  'signature',
];

onSqlite((portal) => {
  const { byAdmin } = editing(portal);
  const knex = (table: string) => portal().knex(table);

  const built = [
    ['an internship', typing(portal, 'intern'), (): Promise<Applicant> => buildComplete(portal())],
    ['a visit', typing(portal, 'visitor'), (): Promise<Applicant> => buildCompleteVisit(portal())],
  ] as const;

  it.each(built)(
    '%s is one document, of its row’s version, whichever call wrote last',
    async (_what, result, build) => {
      const someone = await build();
      const follows = async () => {
        const row = await knex('applications').where({ id: someone.applicationId }).first();
        expect(row.answers_version).toBe(row.version);
        const form = JSON.parse(row.form_data);
        const answers = JSON.parse(row.answers);
        expect(readInTheForm).toEqual(expect.arrayContaining(Object.keys(form)));
        expect(answers).toMatchObject(form);
        return form;
      };
      await follows();
      await result.typed(someone, { other_skills: 'Typed last' });
      await follows();
      expect((await result.submit(someone)).status).toBe(200);
      expect(await follows()).toMatchObject({ signature: expect.any(String), purpose: expect.any(String) });
      await decideOn(portal(), someone);
      await follows();
      expect((await byAdmin(someone, { other_skills: 'Corrected' })).status).toBe(200);
      await follows();
      expect((await result.asStaff(someone)).other_skills).toBe('Corrected');
    },
  );

  it('a further application has one document, too, and no row in the earlier tables', async () => {
    const { applicant, draftId } = await buildApproved(portal());
    expect((await handIn(portal(), applicant, 'submitFurtherInternship', draftId)).status).toBe(200);
    const row = await knex('applications').where({ id: draftId }).first();
    expect([row.answers_version, JSON.parse(row.form_data)]).toEqual([row.version, {}]);
    for (const table of tables) expect([table, await knex(table)]).toEqual([table, []]);
  });
});
