import { silentLogger } from '@portal/service-kit/logging';
import { until } from '@portal/test-kit';
import { releaseDue } from '../src/decisions/delayed-decisions/release';
import { decideInTransaction } from '../src/decisions/feedback/decide';
import { onEachDatabase } from './applications-under-test';
import { type Applicant, buildApplicant, staffToken } from './factories/applicant';
import { decideOn, decision, kindWords } from './factories/decisions';
import { buildSubmitted } from './factories/sections';

onEachDatabase((portal) => {
  const grace = () => staffToken(portal(), 'admin', { personId: 9_001, name: 'Grace Mutoni' });
  const joel = () => staffToken(portal(), 'reviewer', { personId: 9_002, name: 'Joel Kamau' });
  const hold = async (person: Applicant, changes: object = {}) =>
    portal().call('decideApplication', {
      token: await grace(),
      body: decision(person, { hold_minutes: 10, ...changes }),
    });
  const undo = async (id: number, token?: string) =>
    portal().call('undoDecision', { token: token ?? (await joel()), params: { id } });
  const delayed = async (person: Applicant) => (await hold(person)).body.held;
  const timeIsOver = (id: number) =>
    portal()
      .knex('held_decisions')
      .where({ id })
      .update({ goes_out_at: new Date(Date.now() - 1000) });
  /** Sends decisions out as two replicas at the same moment. */
  const goOut = () => {
    const { service } = portal();
    return Promise.all([1, 2].map(() => releaseDue(service, silentLogger)));
  };
  const decisionMails = ({ personal: { email } }: Applicant) =>
    portal().mails.filter(({ to, subject }) => to === email && !subject.includes('received'));
  const rowOf = ({ applicationId: id }: Applicant) => portal().knex('applications').where({ id }).first();
  const reviewOf = async ({ applicationId: id }: Applicant) =>
    (await portal().call('openApplication', { token: await joel(), params: { id } })).body.review;
  const actsOn = async ({ applicationId: id }: Applicant) =>
    (await portal().call('getTimeline', { token: await joel(), params: { id } })).body.entries.map(
      ({ action }: { action: string }) => action,
    );
  const stateOf = async (id: number) => (await portal().knex('held_decisions').where({ id }).first()).state;

  describe('a decision that is held', () => {
    it('is shown to staff alone: the application stays as it was, and nothing is sent', async () => {
      const amina = await buildSubmitted(portal());
      const before = await rowOf(amina);
      const token = await amina.accountToken();
      const seen = async () => [
        (await portal().call('listOwnApplications', { token })).body,
        (await portal().call('getOwnApplication', { token, params: { id: amina.applicationId } })).body,
        (await portal().call('listOwnFeedback', { token })).body,
        (await portal().call('countUnreadForApplicant', { token })).body,
      ];
      const seenBefore = await seen();
      const { status, body } = await hold(amina);
      expect([status, body.message]).toEqual([
        202,
        'Decision saved. It will be sent in 10 minutes; until then you can undo it.',
      ]);
      expect(body.application).toMatchObject({ status: 'submitted', version: before.version });
      const minutes = (Date.parse(body.held.goes_out_at) - Date.parse(body.held.held_at)) / 60_000;
      expect(minutes).toBe(10);
      expect(await rowOf(amina)).toEqual(before);
      expect(await seen()).toEqual(seenBefore);
      expect(JSON.stringify(seenBefore)).not.toContain('held');
      expect((await reviewOf(amina)).held_decision).toEqual(body.held);
      const query = { search: amina.personal.email };
      const list = await portal().call('listProgrammeApplications', {
        token: await joel(),
        params: { type: 'intern' },
        query,
      });
      const { id, status: decided, goes_out_at } = body.held;
      expect(list.body.applications).toMatchObject([
        { status: 'submitted', held_decision: { id, status: decided, goes_out_at } },
      ]);
      await goOut();
      expect(decisionMails(amina)).toEqual([]);
      expect(await actsOn(amina)).toEqual(expect.arrayContaining(['decision_held']));
    });

    it('goes out once when its time is over, however many replicas look', async () => {
      const amina = await buildSubmitted(portal());
      const { id } = await delayed(amina);
      await timeIsOver(id);
      await goOut();
      await goOut();
      await until(() => decisionMails(amina).length > 0);
      expect(decisionMails(amina)).toMatchObject([{ text: expect.stringContaining(kindWords) }]);
      expect((await rowOf(amina)).status).toBe('approved');
      const inbox = await portal().call('listOwnFeedback', { token: await amina.accountToken() });
      expect(inbox.body.feedback).toMatchObject([{ message: kindWords, admin_name: 'Grace Mutoni' }]);
      expect((await reviewOf(amina)).held_decision).toBeNull();
      expect((await undo(id)).body.message).toBe(
        'This decision has already been sent and cannot be undone. You can send another decision.',
      );
      expect(await portal().knex('held_decisions').where({ id }).first()).toMatchObject({ message: '' });
    });

    it('is undone by anybody on the staff, who gets its words back, and can be held anew', async () => {
      const amina = await buildSubmitted(portal());
      const { id } = await delayed(amina);
      const { status, body } = await undo(id);
      expect([status, body.held.message]).toEqual([200, kindWords]);
      expect((await undo(id)).body.message).toBe('This decision has already been undone.');
      await timeIsOver(id);
      await goOut();
      expect((await rowOf(amina)).status).toBe('submitted');
      const again = await delayed(amina);
      expect(again.id).not.toBe(id);
      await timeIsOver(again.id);
      await goOut();
      expect(await actsOn(amina)).toEqual(
        expect.arrayContaining(['decision_held', 'decision_undone', 'decision_held', 'status_changed']),
      );
      await until(() => decisionMails(amina).length > 0);
      expect(decisionMails(amina)).toHaveLength(1);
    });

    it('is undone or goes out, never both', async () => {
      const amina = await buildSubmitted(portal());
      const { id } = await delayed(amina);
      await timeIsOver(id);
      const [{ status }] = await Promise.all([undo(id), goOut()]);
      const decided = (await rowOf(amina)).status === 'approved';
      expect([status, await stateOf(id)]).toEqual(decided ? [409, 'sent'] : [200, 'undone']);
    });

    it('keeps every other decision away until it is undone', async () => {
      const amina = await buildSubmitted(portal());
      await hold(amina);
      const refused = 'A decision by Grace Mutoni is waiting to be sent. Undo it first to decide otherwise.';
      for (const changes of [{ hold_minutes: 5 }, { hold_minutes: 0 }, {}]) {
        const body = decision(amina, { status: 'rejected', ...changes });
        const answer = await portal().call('decideApplication', { token: await joel(), body });
        expect([answer.status, answer.body.message]).toEqual([409, refused]);
      }
    });

    it('of two at once one is held, and the other is refused', async () => {
      const amina = await buildSubmitted(portal());
      const { version } = await rowOf(amina);
      const answers = await Promise.all([
        hold(amina, { version }),
        hold(amina, { version, status: 'rejected' }),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([202, 409]);
      const stale = await hold(await buildSubmitted(portal()), { version: 1 });
      expect(stale).toMatchObject({ status: 409, body: { current: { status: 'submitted' } } });
    });

    it('ends when the applicant withdraws, and does not come back with the application', async () => {
      const amina = await buildSubmitted(portal());
      const { id } = await delayed(amina);
      const token = await amina.accountToken();
      const params = { id: amina.applicationId };
      expect((await portal().call('withdrawApplication', { token, params, body: {} })).status).toBe(200);
      await portal().call('undoWithdrawal', { token, params });
      await timeIsOver(id);
      await goOut();
      expect([await stateOf(id), (await rowOf(amina)).status]).toEqual(['withdrawn', 'submitted']);
      expect((await undo(id)).body.message).toMatch(/is no longer waiting/);
    });

    it('yields to what a release without holding did meanwhile', async () => {
      const [amina, divine] = [await buildSubmitted(portal()), await buildSubmitted(portal())];
      const { id } = await delayed(amina);
      const other = await delayed(divine);
      const actor = { personId: 9_002, role: 'reviewer', scope: 'account', name: 'Joel Kamau' };
      await portal().service.stores.transaction(async (trx) => {
        const { applicationId } = amina;
        const application = await trx.applications.lock({ id: applicationId });
        if (!application) throw new Error('it is gone');
        const request = { actor, applicationId, status: 'rejected' as const, message: kindWords };
        await decideInTransaction(trx, request, application, new Date());
      });
      await portal()
        .knex('applications')
        .where({ id: divine.applicationId })
        .update({ withdrawn_at: new Date() });
      for (const one of [id, other.id]) await timeIsOver(one);
      await goOut();
      expect([await stateOf(id), (await rowOf(amina)).status]).toEqual(['overtaken', 'rejected']);
      expect([await stateOf(other.id), (await rowOf(divine)).status]).toEqual(['withdrawn', 'submitted']);
      expect(await actsOn(amina)).toEqual(expect.arrayContaining(['decision_undone']));
    });

    it('goes with the person who is erased', async () => {
      const amina = await buildSubmitted(portal());
      const { id } = await delayed(amina);
      await portal().knex('applications').where({ id: amina.applicationId }).delete();
      expect(await portal().knex('held_decisions').where({ id })).toEqual([]);
    });
  });

  it('staff alone undo, and only what is there', async () => {
    const amina = await buildSubmitted(portal());
    const { id } = await delayed(amina);
    expect((await undo(id, await amina.accountToken())).status).toBe(403);
    expect((await undo(2_000_000_000)).status).toBe(404);
    expect((await hold(await buildApplicant(portal()))).status).toBe(409);
  });

  it.each([-1, 61, 1.5, 'soon'])('is refused for %s minutes', async (hold_minutes) => {
    const amina = await buildSubmitted(portal());
    const { status, body } = await hold(amina, { hold_minutes });
    expect([status, body.errors]).toEqual([
      422,
      { hold_minutes: ['Enter a whole number of minutes from 0 to 60'] },
    ]);
  });

  it('the portal sets how long its pages hold: not at all, unless an administrator chooses a wait', async () => {
    const amina = await buildSubmitted(portal());
    const minutes = async () =>
      (await portal().call('previewDecision', { token: await joel(), body: decision(amina) })).body
        .hold_minutes;
    expect(await minutes()).toBe(0);
    const change = (hold_minutes: unknown, token: string) =>
      portal().call('updateSettings', { token, body: { hold_minutes } });
    expect((await change(10, await grace())).body.hold_minutes).toBe(10);
    expect(await minutes()).toBe(10);
    expect((await change(61, await grace())).status).toBe(422);
    expect((await change(5, await joel())).status).toBe(403);
    await change(0, await grace());
    expect((await decideOn(portal(), amina)).application.status).toBe('approved');
  });
});
