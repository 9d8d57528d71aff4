import { onSqlite } from './applications-under-test';
import { typing } from './factories/latest-answers';
import { buildComplete, sections } from './factories/sections';

onSqlite((portal) => {
  const { save, typed, asStaff } = typing(portal, 'intern');
  const documentOf = async ({ applicationId }: { applicationId: number }) => {
    const row = await portal().knex('applications').where({ id: applicationId }).first();
    return { version: row.version, answers: JSON.parse(row.answers) };
  };

  it.each([
    ['a list in place of a text', { other_skills: ['Singing'] }, 'other_skills'],
    ['a text in place of a list', { languages: 'French' }, 'languages'],
    ['a number in place of a row', { degrees: [7] }, 'degrees.0'],
    ['a record in a row', { languages: [{ language: {} }] }, 'languages.0.language'],
    ['a text in place of a tick', { agree_terms: 'yes' }, 'agree_terms'],
    ['a thousand rows', { honors: Array(1000).fill({}) }, 'honors'],
    ['ten thousand rows', { institutions: Array(10_000).fill({}) }, 'institutions'],
  ])('%s is refused by its place, and nothing of it is stored', async (_what, form, path) => {
    const amina = await buildComplete(portal());
    const before = await documentOf(amina);
    const { status, body } = await save(amina, { personal_statement: 'Beside it', ...form });
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [path]]);
    expect(await documentOf(amina)).toEqual(before);
  });

  it('an answer of two million characters is refused, and nothing is stored', async () => {
    const amina = await buildComplete(portal());
    const before = await documentOf(amina);
    expect((await save(amina, { other_skills: 'x'.repeat(2_000_000) })).status).toBe(413);
    expect(await documentOf(amina)).toEqual(before);
  });

  it('a key without a question is dropped, and all other answers stay', async () => {
    const amina = await buildComplete(portal());
    const { answers } = await documentOf(amina);
    await typed(amina, { other_skills: 'Singing', constructor: 'x', surprise: { of: 'a key' } });
    expect((await documentOf(amina)).answers).toEqual({ ...answers, other_skills: 'Singing' });
  });

  it.each([
    ['[] empties a list', { languages: [] }, { languages: [] }],
    ['null empties a text', { other_skills: null }, { other_skills: null }],
    ['nothing between quotes empties a text', { other_skills: '' }, { other_skills: null }],
  ])('%s', async (_what, form, read) => {
    const amina = await buildComplete(portal());
    const { languages, other_skills } = sections.saveLanguages;
    expect(await asStaff(amina)).toMatchObject({ languages, other_skills });
    expect((await save(amina, form)).status).toBe(200);
    expect(await asStaff(amina)).toMatchObject({ languages, other_skills, ...read });
  });
});
