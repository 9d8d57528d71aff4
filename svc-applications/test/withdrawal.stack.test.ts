import { onEachDatabase } from './applications-under-test';
import { type Applicant, buildApplicant, staffToken } from './factories/applicant';
import { decideOn, decision } from './factories/decisions';
import { ask } from './factories/requests';
import { buildSubmitted } from './factories/sections';

const hourMs = 3_600_000;

onEachDatabase((portal) => {
  const withdraw = async (person: Applicant, body: object = {}) =>
    portal().call('withdrawApplication', {
      token: await person.accountToken(),
      params: { id: person.applicationId },
      body,
    });
  const undo = async (person: Applicant) =>
    portal().call('undoWithdrawal', {
      token: await person.accountToken(),
      params: { id: person.applicationId },
    });
  const mine = async (person: Applicant) =>
    (await portal().call('listOwnApplications', { token: await person.accountToken() })).body.applications[0];
  const readByStaff = async ({ applicationId: id }: Applicant) =>
    (await portal().call('openApplication', { token: await staffToken(portal()), params: { id } })).body
      .review;
  const decideNow = async (person: Applicant) =>
    portal().call('decideApplication', { token: await staffToken(portal()), body: decision(person) });
  const withdrawnAgo = ({ applicationId: id }: Applicant, ms: number) =>
    portal()
      .knex('applications')
      .where({ id })
      .update({ withdrawn_at: new Date(Date.now() - ms) });

  describe('a withdrawn application', () => {
    it('keeps its status; staff read when and why, and it waits for nobody', async () => {
      const amina = await buildSubmitted(portal());
      const before = (await portal().call('getStatistics', { token: await staffToken(portal()) })).body
        .waiting.intern;
      const { status, body } = await withdraw(amina, { reason: ' I found another place. ' });
      expect([status, body.application.status]).toEqual([200, 'submitted']);
      expect(await mine(amina)).toMatchObject({
        withdrawn_at: body.application.withdrawn_at,
        undo_withdrawal_until: body.application.undo_until,
        abilities: { withdraw: false, undo_withdrawal: true },
      });
      const review = await readByStaff(amina);
      expect(review).toMatchObject({
        status: 'submitted',
        withdrawal_reason: 'I found another place.',
        abilities: { decide: false },
      });
      const search = amina.personal.email;
      const list = await portal().call('listProgrammeApplications', {
        ...{ token: await staffToken(portal()), params: { type: 'intern' }, query: { search } },
      });
      expect(list.body.applications).toMatchObject([{ withdrawn_at: body.application.withdrawn_at }]);
      const after = (await portal().call('getStatistics', { token: await staffToken(portal()) })).body.waiting
        .intern;
      expect(after.submitted).toBe(before.submitted - 1);
      const news = await portal().call('listNotifications', { token: await staffToken(portal()) });
      expect(JSON.stringify(news.body)).toContain('has withdrawn the application');
    });

    it('is not decided on, and the same withdrawal again changes nothing', async () => {
      const amina = await buildSubmitted(portal());
      const first = await withdraw(amina);
      expect((await withdraw(amina, { reason: 'Again' })).body).toEqual(first.body);
      expect((await readByStaff(amina)).withdrawal_reason).toBeNull();
      const refused = await decideNow(amina);
      expect([refused.status, refused.body.message]).toEqual([
        409,
        'The applicant has withdrawn this application, so there is nothing to decide.',
      ]);
    });

    it('stands again when its applicant takes the withdrawal back within a day', async () => {
      const amina = await buildSubmitted(portal());
      await withdraw(amina, { reason: 'A slip' });
      await withdrawnAgo(amina, 24 * hourMs - 60_000);
      const { status, body } = await undo(amina);
      expect([status, body.application.withdrawn_at]).toEqual([200, null]);
      expect(await mine(amina)).toMatchObject({ abilities: { withdraw: true, undo_withdrawal: false } });
      expect((await readByStaff(amina)).withdrawal_reason).toBeNull();
      expect((await decideNow(amina)).status).toBe(200);
      expect((await undo(amina)).status).toBe(409);
    });

    it('stays withdrawn after the day, and another one can be requested a year after it was sent', async () => {
      const amina = await buildSubmitted(portal());
      await withdraw(amina);
      await withdrawnAgo(amina, 24 * hourMs);
      expect((await undo(amina)).body.message).toBe(
        'A withdrawal can be cancelled within one day. Please write to us.',
      );
      const submitted_at = new Date(Date.now() - 365 * 24 * hourMs);
      await portal().knex('applications').where({ id: amina.applicationId }).update({ submitted_at });
      expect((await ask(portal(), amina)).status).toBe(201);
    });
  });

  it('only what waits for a decision is withdrawn, by its own applicant', async () => {
    const draft = await buildApplicant(portal());
    expect((await withdraw(draft)).body.message).toBe(
      'This application is not submitted yet. You can discard it.',
    );
    const decided = await buildSubmitted(portal());
    await decideOn(portal(), decided);
    expect((await withdraw(decided)).body.message).toMatch(/already decided on this application/);
    expect((await withdraw(decided, { reason: 'x'.repeat(1001) })).status).toBe(422);

    const stranger = await buildSubmitted(portal());
    for (const operation of ['withdrawApplication', 'undoWithdrawal'] as const) {
      const options = { params: { id: decided.applicationId }, body: {} };
      const token = await stranger.accountToken();
      expect((await portal().call(operation, { token, ...options })).status).toBe(404);
      const staff = await staffToken(portal());
      expect((await portal().call(operation, { token: staff, ...options })).status).toBe(403);
    }
  });
});
