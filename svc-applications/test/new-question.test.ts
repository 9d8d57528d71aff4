import { answersIn, summary } from '@portal/contract-svc-applications-v1/questions';
import { contractDocument } from '../src/document';
import { onSqlite } from './applications-under-test';
import { editing } from './factories/editing';
import { buildComplete } from './factories/sections';
import { typing } from './factories/typed-last';
import { buildCompleteVisit } from './factories/visits';

// The patch of one file: a question more among the skills, which both programmes ask.
jest.mock('../../contracts/svc-applications-v1/src/questions/skills', () => {
  const { skills } = jest.requireActual('../../contracts/svc-applications-v1/src/questions/skills');
  const first_aid = {
    kind: 'line',
    label: { en: 'Courses in first aid' },
    further: true,
    optional: true,
  };
  return { skills: { ...skills, ask: { ...skills.ask, first_aid } } };
});

// The document that would be written with it.
jest.mock('@portal/contract-svc-applications-v1/openapi.json', () =>
  jest.requireActual('../src/document').contractDocument(),
);

onSqlite((portal) => {
  const { edit, byAdmin } = editing(portal);

  describe.each([
    ['an internship', typing(portal, 'intern'), () => buildComplete(portal())],
    ['a visit', typing(portal, 'visitor'), () => buildCompleteVisit(portal())],
  ] as const)('an optional question that was added to one file, in %s', (_programme, told, build) => {
    it('is taken, reviewed, edited, submitted, read by staff and corrected', async () => {
      const someone = await build();
      await told.typed(someone, { first_aid: 'Red Cross, 2024' });
      expect((await told.progress(someone)).form_data).toMatchObject({ first_aid: 'Red Cross, 2024' });
      expect((await told.progress(someone)).reviewData).toMatchObject({
        answers: { first_aid: 'Red Cross, 2024' },
      });
      expect((await edit(someone, { first_aid: ' Red Cross, 2025 ' })).status).toBe(200);
      expect(await told.asOwner(someone)).toMatchObject({ answers: { first_aid: 'Red Cross, 2025' } });
      expect((await told.submit(someone)).status).toBe(200);
      expect(await told.asStaff(someone)).toMatchObject({ answers: { first_aid: 'Red Cross, 2025' } });
      expect((await byAdmin(someone, { first_aid: 'Corrected' })).status).toBe(200);
      const review = await told.asStaff(someone);
      expect(review).toMatchObject({ answers: { first_aid: 'Corrected' } });

      const { skills } = jest.requireMock('../../contracts/svc-applications-v1/src/questions/skills');
      const facts = summary(skills, answersIn(skills, review)).flatMap((group) => group.facts);
      expect(facts).toContainEqual({ term: 'Courses in first aid', value: 'Corrected' });
    });

    it('need not be answered, and is refused where it is too long', async () => {
      const someone = await build();
      await told.typed(someone, { first_aid: null });
      expect(await told.asOwner(someone)).toMatchObject({ answers: { first_aid: null } });
      const { status, body } = await edit(someone, { first_aid: 'x'.repeat(201) });
      expect([status, body.errors]).toEqual([422, { first_aid: ['Must be 200 characters or less'] }]);
      expect((await told.submit(someone)).status).toBe(200);
    });
  });

  it('stands in the API’s document', () => {
    const document = JSON.stringify(contractDocument());
    expect(document).toContain('"first_aid":{"type":"string","maxLength":200,"nullable":true}');
  });
});
