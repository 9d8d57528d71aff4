import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { foldAnswers } from '../src/answered/fold';
import { type ApplicationsUnderTest, onEachDatabase } from './applications-under-test';
import { staffToken } from './factories/applicant';
import { referee } from './factories/editing';

interface Progress {
  id: number;
  reviewData: object;
  form_data: Record<string, unknown>;
}

/** Rows as a service of version 1.2.0 wrote them, and what it answered for them. */
interface PortalOfBefore {
  rows: Record<string, Record<string, unknown>[]>;
  reviews: { id: number; type: 'intern' | 'visitor'; status: string; user_id: number; version: number }[];
  progress: Progress[];
}

const sample = join(__dirname, 'samples', 'portal-of-before.json.gz');
const before: PortalOfBefore = JSON.parse(gunzipSync(readFileSync(sample)).toString());

const dated = (row: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(row).map(([column, value]) => [
      column,
      column.endsWith('_at') && typeof value === 'string' ? new Date(value) : value,
    ]),
  );

async function fillAsBefore({ knex }: ApplicationsUnderTest): Promise<void> {
  for (const [table, rows] of Object.entries(before.rows)) await knex(table).insert(rows.map(dated));
}

onEachDatabase((portal) => {
  const reviewOf = async (id: number) =>
    (await portal().call('M03', { params: { id }, token: await staffToken(portal()) })).body.review;
  const reviews = () => Promise.all(before.reviews.map(({ id }) => reviewOf(id)));
  const lists = () =>
    Promise.all(
      (['intern', 'visitor'] as const).map(
        async (type) =>
          (await portal().call('M01', { params: { type }, token: await staffToken(portal()) })).body,
      ),
    );
  const progressOf = async ({ id }: Progress) => {
    const [review] = before.reviews.filter((one) => one.id === id);
    if (!review) throw new Error(`${id} is not in the sample`);
    const { type: role, user_id: personId } = review;
    const session = { personId, role, resource: id, sessionId: `w-${id}`, scope: 'wizard' as const };
    const token = await portal().issuer.token(session);
    const { body } = await portal().call(role === 'intern' ? 'I02' : 'V02', { token });
    return { id, reviewData: body.reviewData, form_data: body.form_data };
  };
  const rows = (...columns: string[]) =>
    portal()
      .knex('applications')
      .orderBy('id')
      .select('id', 'version', 'answers_version', ...columns);
  const unfolded = async () =>
    (await rows()).filter(({ version, answers_version }) => version !== answers_version).length;

  beforeAll(() => fillAsBefore(portal()));

  it('a portal of before is read as it was, before anything is folded', async () => {
    expect(await unfolded()).toBe(before.reviews.length);
    expect(await reviews()).toEqual(before.reviews);
  });

  it('a wizard goes on from where it was', async () => {
    for (const one of before.progress) {
      const now = await progressOf(one);
      expect(now.reviewData).toEqual(one.reviewData);
      expect(now.form_data).toMatchObject(one.form_data);
    }
  });

  it('a service that ends in between leaves a portal that reads the same and goes on', async () => {
    const { stores } = portal().service;
    const half = before.reviews.length / 2;
    let taken = 0;
    const ending = {
      ...stores,
      together: ((work) => {
        taken += 1;
        if (taken > half) throw new Error('the service was killed');
        return stores.together(work);
      }) as typeof stores.together,
    };
    await expect(foldAnswers(ending).done).rejects.toThrow('killed');
    expect(await unfolded()).toBe(before.reviews.length - half);
    expect(await reviews()).toEqual(before.reviews);
    const listed = await lists();

    expect(await foldAnswers(stores).done).toBe(before.reviews.length - half);
    expect(await unfolded()).toBe(0);
    expect(await reviews()).toEqual(before.reviews);
    expect(await lists()).toEqual(listed);
    expect(await foldAnswers(stores).done).toBe(0);
  });

  it('two services that fold at once do it once', async () => {
    const { knex, service } = portal();
    const answers = await rows('answers');
    await knex('applications').update({ answers: null, answers_version: null });
    await Promise.all([foldAnswers(service.stores).done, foldAnswers(service.stores).done]);
    expect(await rows('answers')).toEqual(answers);
  });

  it('what a service of before writes afterwards is read at once', async () => {
    const { knex } = portal();
    const submitted = before.reviews.find(({ type, status }) => type === 'intern' && status === 'submitted');
    const draft = before.progress.find(({ reviewData }) => 'personal_statements' in reviewData);
    if (!submitted || !draft) throw new Error('Nobody of the sample fits');
    const raised = { version: knex.raw('version + 1') };
    await knex('intern_details')
      .where({ application_id: submitted.id })
      .update({ other_skills: 'Corrected' });
    await knex('applications').where({ id: submitted.id }).update(raised);
    const form_data = JSON.stringify({ ...draft.form_data, other_skills: 'Typed' });
    await knex('applications')
      .where({ id: draft.id })
      .update({ ...raised, form_data });

    expect(await reviewOf(submitted.id)).toMatchObject({ other_skills: 'Corrected' });
    expect(await reviewOf(draft.id)).toMatchObject({ other_skills: 'Typed' });
    expect(await unfolded()).toBe(2);
    await foldAnswers(portal().service.stores).done;
    expect(await reviewOf(submitted.id)).toMatchObject({ other_skills: 'Corrected' });
    expect(await reviewOf(draft.id)).toMatchObject({ other_skills: 'Typed' });
  });

  it('an edit of an application that is not folded yet keeps what was not edited', async () => {
    const { knex } = portal();
    const submitted = before.reviews.find(({ type, status }) => type === 'intern' && status === 'submitted');
    if (!submitted) throw new Error('Nobody of the sample fits');
    await knex('applications').where({ id: submitted.id }).update({ answers: null });
    const data = { references: [referee('academic')] };
    const token = await staffToken(portal());
    const { status, body } = await portal().call('M04', {
      params: { id: submitted.id },
      body: { data },
      token,
    });
    expect(status).toBe(200);
    const { references, version, updated_at, other_skills, letters, ...rest } = body.review;
    expect(submitted).toMatchObject(rest);
    expect(references).toMatchObject([{ full_name: 'Dr A' }, { full_name: 'Dr Jean Bosco' }]);
    expect(await unfolded()).toBe(0);
  });
});
