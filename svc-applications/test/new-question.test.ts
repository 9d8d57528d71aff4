import { answersIn, summary } from '@portal/contract-svc-applications-v1/questions';
import { randomNumbers } from '../src/demo/random';
import { applicationRows } from '../src/demo/rows';
import { storyOf } from '../src/demo/story';
import { contractDocument } from '../src/document';
import { onSqlite } from './applications-under-test';
import { editing } from './factories/editing';
import { typing } from './factories/latest-answers';
import { buildComplete } from './factories/sections';
import { buildCompleteVisit } from './factories/visits';

// The contract as it would be after a patch of one file that adds a question to the skills.
jest.mock('../../contracts/svc-applications-v1/src/questions/skills', () => {
  const { patchedCopy } = jest.requireActual('@portal/test-kit/patched');
  const contract = 'contracts/svc-applications-v1';
  const questions = patchedCopy(`${contract}/src`, `${contract}/samples/a-question-more.patch`);
  return jest.requireActual(`${questions}/questions/skills`);
});

// The API's document as it would be written with the question.
jest.mock('@portal/contract-svc-applications-v1/openapi.json', () =>
  jest.requireActual('../src/document').contractDocument(),
);

onSqlite((portal) => {
  const { edit, byAdmin } = editing(portal);

  describe.each([
    ['an internship', typing(portal, 'intern'), () => buildComplete(portal())],
    ['a visit', typing(portal, 'visitor'), () => buildCompleteVisit(portal())],
  ] as const)('an optional question that was added to one file, in %s', (_programme, result, build) => {
    it('is saved, reviewed, edited, submitted, read by staff and corrected', async () => {
      const someone = await build();
      await result.typed(someone, { first_aid: 'Red Cross, 2024' });
      expect((await result.progress(someone)).form_data).toMatchObject({ first_aid: 'Red Cross, 2024' });
      expect((await result.progress(someone)).reviewData).toMatchObject({
        answers: { first_aid: 'Red Cross, 2024' },
      });
      expect((await edit(someone, { first_aid: ' Red Cross, 2025 ' })).status).toBe(200);
      expect(await result.asOwner(someone)).toMatchObject({ answers: { first_aid: 'Red Cross, 2025' } });
      expect((await result.submit(someone)).status).toBe(200);
      expect(await result.asStaff(someone)).toMatchObject({ answers: { first_aid: 'Red Cross, 2025' } });
      expect((await byAdmin(someone, { first_aid: 'Corrected' })).status).toBe(200);
      const review = await result.asStaff(someone);
      expect(review).toMatchObject({ answers: { first_aid: 'Corrected' } });

      const { skills } = jest.requireMock('../../contracts/svc-applications-v1/src/questions/skills');
      const facts = summary(skills, answersIn(skills, review)).flatMap((group) => group.facts);
      expect(facts).toContainEqual({ term: 'Courses in first aid', value: 'Corrected', typed: true });
    });

    it('may stay without an answer, and refuses an answer that is too long', async () => {
      const someone = await build();
      await result.typed(someone, { first_aid: null });
      expect(await result.asOwner(someone)).toMatchObject({ answers: { first_aid: null } });
      const { status, body } = await edit(someone, { first_aid: 'x'.repeat(201) });
      expect([status, body.errors]).toEqual([422, { first_aid: ['Must be 200 characters or less'] }]);
      expect((await result.submit(someone)).status).toBe(200);
    });
  });

  it('has an answer in made-up applications', () => {
    const person = {
      id: 1,
      name: 'Amina Uwase',
      email: 'amina@example.org',
      phone: '250788000001',
      role: 'intern' as const,
      nationality: 'Rwandan',
      country: 'Rwanda',
      city: 'Kigali',
      university: 'University of Rwanda',
      language: 'Kinyarwanda',
    };
    for (const type of ['intern', 'visitor'] as const) {
      const [random, now] = [randomNumbers(7), new Date('2026-11-21T00:00:00Z')];
      const story = storyOf(
        { id: 1, person, type, createdAt: new Date('2026-01-01T00:00:00Z') },
        { random, now },
      );
      const made = applicationRows(story, random);
      const [row] = made.applications as { answers: string }[];
      expect(JSON.parse(row?.answers ?? '{}')).toMatchObject({ first_aid: 'Courses in first aid' });
    }
  });

  it('stands in the API’s document', () => {
    const document = JSON.stringify(contractDocument());
    expect(document).toContain('"first_aid":{"type":"string","maxLength":200,"nullable":true}');
  });
});
