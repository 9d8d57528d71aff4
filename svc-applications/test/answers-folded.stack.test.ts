import { type Logger, silentLogger } from '@portal/service-kit/logging';
import { foldAnswers } from '../src/application/backfill/backfill';
import { onEachDatabase } from './applications-under-test';
import { staffToken } from './factories/applicant';
import { referee } from './factories/editing';
import { asBefore, before, fillAsBefore, type ProgressOfBefore } from './factories/portal-of-before';

onEachDatabase((portal) => {
  const reviewOf = async (id: number) =>
    (await portal().call('openApplication', { params: { id }, token: await staffToken(portal()) })).body
      .review;
  const reviews = () => Promise.all(before.reviews.map(({ id }) => reviewOf(id)));
  const lists = () =>
    Promise.all(
      (['intern', 'visitor'] as const).map(
        async (type) =>
          (
            await portal().call('listProgrammeApplications', {
              params: { type },
              token: await staffToken(portal()),
            })
          ).body,
      ),
    );
  const wizardOf = async ({ id }: ProgressOfBefore) => {
    const [review] = before.reviews.filter((one) => one.id === id);
    if (!review) throw new Error(`${id} is not in the sample`);
    const { type: role, user_id: personId } = review;
    const session = { personId, role, resource: id, sessionId: `w-${id}`, scope: 'wizard' as const };
    const token = await portal().issuer.token(session);
    return [role === 'intern' ? 'getInternshipProgress' : 'getVisitProgress', { token }] as const;
  };
  const progressOf = async (one: ProgressOfBefore) => {
    const { body } = await portal().call(...(await wizardOf(one)));
    // The sample was recorded before reviews had incomplete rows.
    const { incomplete_rows, ...reviewData } = body.reviewData;
    return { id: one.id, reviewData, form_data: body.form_data };
  };
  const rows = (...columns: string[]) =>
    portal()
      .knex('applications')
      .orderBy('id')
      .select('id', 'version', 'answers_version', ...columns);
  const unfolded = async () =>
    (await rows()).filter(({ version, answers_version }) => version !== answers_version).length;

  beforeAll(() => fillAsBefore(portal().knex));

  it('an application from before the document is read as it was, before any folding', async () => {
    expect(await unfolded()).toBe(before.reviews.length);
    expect((await reviews()).map(asBefore)).toEqual(before.reviews);
  });

  it('a wizard continues where it was', async () => {
    for (const one of before.progress) {
      const now = await progressOf(one);
      expect(now.reviewData).toEqual(one.reviewData);
      expect(now.form_data).toMatchObject(one.form_data);
    }
  });

  it('a save of the unchanged form changes no answer', async () => {
    const { knex } = portal();
    for (const one of before.progress) {
      const stored = await knex('applications').where({ id: one.id }).first();
      const { email, phone, ...form_data } = (await progressOf(one)).form_data;
      const body = { application_id: one.id, current_step: stored.current_step, form_data };
      const [operation, session] = await wizardOf(one);
      const { status } = await portal().call(
        operation === 'getInternshipProgress' ? 'saveInternshipProgress' : 'saveVisitProgress',
        { body, ...session },
      );
      expect(status).toBe(200);
      expect((await progressOf(one)).reviewData).toEqual(one.reviewData);
      await knex('applications').where({ id: one.id }).update(stored);
    }
  });

  it('an application that cannot be folded is logged and left; all others are folded once', async () => {
    const { knex, service } = portal();
    const listed = await lists();
    const [odd] = await rows('form_data');
    await knex('applications').where({ id: odd.id }).update({ form_data: '{' });
    const errors: unknown[] = [];
    const logger = { ...silentLogger, error: (details: unknown) => errors.push(details) } as Logger;
    expect(await foldAnswers(service.stores, logger).done).toBe(before.reviews.length - 1);
    expect(errors).toMatchObject([{ application: odd.id }]);
    expect(await unfolded()).toBe(1);

    await knex('applications').where({ id: odd.id }).update({ form_data: odd.form_data });
    expect(await foldAnswers(service.stores, silentLogger).done).toBe(1);
    expect(await unfolded()).toBe(0);
    expect((await reviews()).map(asBefore)).toEqual(before.reviews);
    expect(await lists()).toEqual(listed);
    expect(await foldAnswers(service.stores, silentLogger).done).toBe(0);
  });

  it('two services that fold at the same time fold each application once', async () => {
    const { knex, service } = portal();
    const answers = await rows('answers');
    await knex('applications').update({ answers: null, answers_version: null });
    await Promise.all([
      foldAnswers(service.stores, silentLogger).done,
      foldAnswers(service.stores, silentLogger).done,
    ]);
    expect(await rows('answers')).toEqual(answers);
  });

  it('an edit of an application that is not folded yet keeps the other answers', async () => {
    const { knex } = portal();
    const submitted = before.reviews.find(({ type, status }) => type === 'intern' && status === 'submitted');
    if (!submitted) throw new Error('Nobody of the sample fits');
    await knex('applications').where({ id: submitted.id }).update({ answers: null });
    const data = { references: [referee('academic')] };
    const token = await staffToken(portal());
    const { status, body } = await portal().call('updateApplication', {
      params: { id: submitted.id },
      body: { data },
      token,
    });
    expect(status).toBe(200);
    const { references, version, updated_at, other_skills, letters, language, progress, ...rest } =
      body.review;
    expect(submitted).toMatchObject(rest);
    expect(references).toMatchObject([{ full_name: 'Dr A' }, { full_name: 'Dr Jean Bosco' }]);
    expect(await unfolded()).toBe(0);
  });
});
