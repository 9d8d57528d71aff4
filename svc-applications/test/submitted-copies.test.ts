import { answersIn, asAsked, skills, summary } from '@portal/contract-svc-applications-v1/questions';
import { onSqlite } from './applications-under-test';
import { staffToken } from './factories/applicant';
import { editing } from './factories/editing';
import { typing } from './factories/latest-answers';
import { buildComplete, pdfFile } from './factories/sections';

onSqlite((portal) => {
  const { byAdmin } = editing(portal);
  const { typed, submit, asStaff } = typing(portal, 'intern');
  const knex = (table: string) => portal().knex(table);

  it('a submission keeps a numbered copy of its answers and files, which later changes leave alone', async () => {
    const amina = await buildComplete(portal());
    await typed(amina, { other_skills: 'As submitted' });
    expect((await submit(amina)).status).toBe(200);
    expect((await submit(amina)).status).toBe(220);
    expect((await byAdmin(amina, { other_skills: 'Corrected' })).status).toBe(200);
    const form = {
      application_id: amina.applicationId,
      document_type: 'cv',
      file: await pdfFile('new.pdf'),
    };
    const uploaded = await portal().call('uploadOwnDocument', { form, token: await staffToken(portal()) });
    expect(uploaded.status).toBe(200);

    const [copy, ...others] = await knex('submitted_copies').where({ application_id: amina.applicationId });
    expect(others).toEqual([]);
    expect(copy.number).toBe(1);
    expect(JSON.parse(copy.answers)).toMatchObject({
      other_skills: 'As submitted',
      signature: 'Amina Uwase',
    });
    const files = await knex('submitted_files').where({ copy_id: copy.id }).orderBy('upload_type');
    expect(files).toHaveLength(6);
    const cv = files.find(({ upload_type }) => upload_type === 'cv');
    expect(cv.file_path).not.toBe(uploaded.body.upload.file_path);
    for (const { file_path, size } of files) {
      let bytes = 0;
      for await (const piece of await portal().files.get(file_path)) bytes += (piece as Buffer).length;
      expect(bytes).toBe(size);
    }
    const known = await portal().service.stores.documents.knownAmong([cv.file_path, 'elsewhere']);
    expect([...known]).toEqual([cv.file_path]);
  });

  it('a submission that fails keeps no copy', async () => {
    const amina = await buildComplete(portal());
    await typed(amina, { personal_statement: '' });
    expect((await submit(amina)).status).toBe(422);
    expect(await knex('submitted_copies').where({ application_id: amina.applicationId })).toEqual([]);
  });

  it('a submitted application is read by the headings and questions of its submission, whatever is asked today', async () => {
    const amina = await buildComplete(portal());
    await typed(amina, { other_skills: 'Singing', choir: 'Alto' });
    expect((await submit(amina)).status).toBe(200);
    expect(await asStaff(amina)).not.toHaveProperty('asked');

    // The state of a submission from before these questions were renamed and removed.
    const copy = await knex('submitted_copies').where({ application_id: amina.applicationId }).first();
    const stored = await knex('asked_questions').where({ id: copy.questions_id }).first();
    const sections = JSON.parse(stored.definition);
    const then = sections.find(({ key }: { key: string }) => key === 'skills');
    then.heading.en = 'Talents';
    then.ask.other_skills.term.en = 'Gifts';
    then.ask.choir = { kind: 'line', label: { en: 'Voice in the choir' }, further: true, optional: true };
    const earlier = { programme: 'intern', sha256: 'of-then', definition: JSON.stringify(sections) };
    const [questions_id] = await knex('asked_questions').insert(earlier);
    const answers = JSON.stringify({ ...JSON.parse(copy.answers), choir: 'Alto' });
    await knex('submitted_copies').where({ id: copy.id }).update({ questions_id, answers });
    await knex('applications').where({ id: amina.applicationId }).update({ answers });

    const review = await asStaff(amina);
    expect(review).toMatchObject({ answers: { choir: 'Alto' }, other_skills: 'Singing' });
    const asked = asAsked(skills, review);
    expect(asked.heading.en).toBe('Talents');
    const facts = summary(asked, answersIn(asked, review)).flatMap((group) => group.facts);
    expect(facts).toContainEqual({ term: 'Gifts', value: 'Singing', typed: true });
    expect(facts).toContainEqual({ term: 'Voice in the choir', value: 'Alto', typed: true });
    const another = await buildComplete(portal());
    expect((await submit(another)).status).toBe(200);
    expect(await asStaff(another)).not.toHaveProperty('asked');
  });
});
