import { silentLogger } from '@portal/service-kit/logging';
import { until } from '@portal/test-kit';
import { returnFromLeft } from '../src/assessment/assignments/left';
import { releaseDue } from '../src/decisions/delayed-decisions/release';
import { decided } from '../src/decisions/feedback/decision-mail';
import { notifyPrograms } from '../src/integrations/webhooks/notify';
import { onEachDatabase } from './applications-under-test';
import { type Applicant, staffToken } from './factories/applicant';
import { decideOn, decision } from './factories/decisions';
import { startReceiver } from './factories/receiver';
import { buildSubmitted } from './factories/sections';

onEachDatabase((portal) => {
  const joelId = 9_102;
  const joel = () => staffToken(portal(), 'reviewer', { personId: joelId, name: 'Joel Kamau' });
  const grace = () => staffToken(portal(), 'admin', { personId: 9_101, name: 'Grace Mutoni' });
  const program = () =>
    staffToken(portal(), 'admin', {
      ...{ personId: 9_103, name: 'Ruth Uwera', scope: 'program' },
      program: { token: 77, name: 'Ranking', may: ['decisions:write'] },
    });
  const hold = async (person: Applicant, token: string) => {
    const body = decision(person, { status: 'rejected', hold_minutes: 1 });
    const answer = await portal().call('decideApplication', { token, body });
    expect(answer.status).toBe(202);
    const { id } = answer.body.held;
    await portal()
      .knex('held_decisions')
      .where({ id })
      .update({ goes_out_at: new Date(Date.now() - 1000) });
    return id as number;
  };
  const goOut = () =>
    Promise.all([1, 2].map(() => releaseDue(portal().service, silentLogger))).then(() => undefined);
  const rowOf = ({ applicationId: id }: Applicant) => portal().knex('applications').where({ id }).first();
  const held = (id: number) => portal().knex('held_decisions').where({ id }).first();
  const mailsOf = async ({ applicationId: application_id }: Applicant) =>
    (await portal().knex('mails').where({ application_id })).filter(({ kind }) => kind === decided.kind);
  const today = async () => (await portal().call('getWorkQueue', { token: await grace() })).body;
  const withoutReader = async () => {
    const query = { reader: 'left' } as never;
    const { applications } = (await portal().call('listApplications', { token: await grace(), query })).body;
    return applications.map(({ id }) => id).sort((a, b) => a - b);
  };
  const historyOf = async ({ applicationId: id }: Applicant) =>
    (await portal().call('getTimeline', { token: await grace(), params: { id } })).body.entries;
  afterEach(() => {
    portal().auth.standings.clear();
    portal().auth.endedTokens.clear();
    portal().auth.down(false);
  });

  async function expectCancelled(person: Applicant, id: number, by: string, why: string) {
    expect(await held(id)).toMatchObject({ state: 'cancelled', message: '', slot: null });
    expect((await rowOf(person)).status).toBe('submitted');
    expect(await mailsOf(person)).toEqual([]);
    expect((await today()).cancelled).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          kind: 'decision',
          by,
          why,
          status: 'rejected',
          application: expect.objectContaining({ id: person.applicationId }),
        }),
      ]),
    );
    expect(await historyOf(person)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          action: 'decision_undone',
          details: expect.objectContaining({ to: 'rejected', ended: 'cancelled', why }),
        }),
      ]),
    );
  }

  describe('a held decision whose author may not any more', () => {
    it('does not go out after its author has left', async () => {
      const amina = await buildSubmitted(portal());
      const id = await hold(amina, await joel());
      portal().auth.standings.set(joelId, { role: null });
      await goOut();
      await expectCancelled(amina, id, 'Joel Kamau', 'left');
    });

    it('does not go out after its author has left, also once they are back', async () => {
      const amina = await buildSubmitted(portal());
      const id = await hold(amina, await joel());
      const minutes = (count: number) => new Date(Date.now() + count * 60_000).toISOString();
      portal().auth.standings.set(joelId, { role: 'reviewer', left_at: minutes(1) });
      await goOut();
      await expectCancelled(amina, id, 'Joel Kamau', 'left');
      const ruth = await buildSubmitted(portal());
      portal().auth.standings.set(joelId, { role: 'reviewer', left_at: minutes(-2) });
      const anew = await hold(ruth, await joel());
      await goOut();
      expect(await held(anew)).toMatchObject({ state: 'sent' });
    });

    it('does not go out after the token of its program has ended', async () => {
      const amina = await buildSubmitted(portal());
      const id = await hold(amina, await program());
      portal().auth.endedTokens.add(77);
      await goOut();
      await expectCancelled(amina, id, 'Ruth Uwera', 'token');
    });

    it('does not go out once its author knows the applicant', async () => {
      const amina = await buildSubmitted(portal());
      const id = await hold(amina, await joel());
      await portal().call('declareConflict', { token: await joel(), params: { id: amina.applicationId } });
      await goOut();
      await expectCancelled(amina, id, 'Joel Kamau', 'conflict');
    });

    it('does not go out once its author reads without names', async () => {
      const amina = await buildSubmitted(portal());
      const id = await hold(amina, await joel());
      portal().auth.standings.set(joelId, { role: 'reviewer' });
      const names = async (on: boolean) =>
        portal().call('setBlindReview', {
          token: await grace(),
          params: { programme: 'intern' },
          body: { on },
        });
      expect((await names(true)).status).toBe(200);
      try {
        await goOut();
      } finally {
        await names(false);
      }
      await expectCancelled(amina, id, 'Joel Kamau', 'blind');
    });

    it('waits while svc-auth is down, and goes out after that', async () => {
      const amina = await buildSubmitted(portal());
      const id = await hold(amina, await joel());
      portal().auth.down(true);
      await goOut();
      expect(await held(id)).toMatchObject({ state: 'held' });
      expect((await rowOf(amina)).status).toBe('submitted');
      portal().auth.down(false);
      await until(async () => {
        await portal().knex('held_decisions').where({ id }).update({ taken_until_at: null });
        await goOut();
        return (await held(id)).state === 'sent';
      });
      expect((await rowOf(amina)).status).toBe('rejected');
    });

    it('is reported until somebody has opened the application, or decided', async () => {
      const amina = await buildSubmitted(portal());
      const id = await hold(amina, await joel());
      portal().auth.standings.set(joelId, { role: null });
      await goOut();
      await expectCancelled(amina, id, 'Joel Kamau', 'left');
      await decideOn(portal(), amina);
      const results = (await today()).cancelled.map(
        ({ application }: { application: { id: number } | null }) => application?.id,
      );
      expect(results).not.toContain(amina.applicationId);
    });
  });

  describe('what an administrator set up who may not any more', () => {
    it('a webhook sends nothing, is off, and is reported; whoever turns it on takes it over', async () => {
      await portal().knex('webhooks').delete();
      const receiver = await startReceiver();
      try {
        const maker = await staffToken(portal(), 'admin', { personId: 9_104, name: 'Old Admin' });
        const body = { url: receiver.url, events: ['decided'] };
        const { id } = (await portal().call('createWebhook', { token: maker, body })).body.webhook;
        portal().auth.standings.set(9_104, { role: 'reviewer' });
        await decideOn(portal(), await buildSubmitted(portal()));
        await until(
          async () => (await portal().knex('webhooks').where({ id }).first()).turned_off_at !== null,
        );
        expect(receiver.received).toEqual([]);
        const result = { kind: 'webhook', why: 'role', application: null, status: null };
        expect((await today()).cancelled).toContainEqual(expect.objectContaining(result));
        const events = await portal().knex('applications_events').where({ kind: 'webhook_turned_off' });
        expect(events.map(({ details }) => JSON.parse(details))).toContainEqual({ why: 'role' });
        await portal().call('updateWebhook', {
          token: await grace(),
          params: { id },
          body: { active: true },
        });
        expect((await today()).cancelled).not.toContainEqual(expect.objectContaining(result));
        await decideOn(portal(), await buildSubmitted(portal()));
        await until(() => receiver.received.length > 0);
        expect(receiver.received).toHaveLength(1);
      } finally {
        await receiver.stop();
        await portal().knex('webhooks').delete();
      }
    });

    it('a webhook waits while it is unknown whether its administrator still is one', async () => {
      const receiver = await startReceiver();
      try {
        const body = { url: receiver.url, events: ['decided'] };
        await portal().call('createWebhook', { token: await grace(), body });
        const { applicationId: id } = await buildSubmitted(portal());
        portal().auth.down(true);
        const result = { id, type: 'intern', status: 'approved' } as const;
        await portal().service.stores.transaction((trx) =>
          notifyPrograms(trx, 'application.decided', result, new Date()),
        );
        const work = () => portal().knex('webhooks_outbox').where({ state: 'waiting' });
        await until(async () => (await work()).some(({ attempts }) => attempts > 1));
        expect(receiver.received).toEqual([]);
        portal().auth.down(false);
        await until(() => receiver.received.length > 0);
      } finally {
        await receiver.stop();
        await portal().knex('webhooks').delete();
      }
    });
  });

  describe('a reader who left', () => {
    const reader = (id: number, name: string) => ({ id, name, role: 'reviewer' as const });
    const leaves = (one: ReturnType<typeof reader>) => {
      const { colleagues } = portal().auth;
      colleagues.splice(colleagues.indexOf(one), 1);
    };

    it('is marked; what they have not read is shared out again, and Today lists it', async () => {
      const [ann, ben] = [reader(9_111, 'Ann Keza'), reader(9_112, 'Ben Rugamba')];
      portal().auth.colleagues.push(ann, ben);
      const person = [await buildSubmitted(portal()), await buildSubmitted(portal())];
      const application_ids = person.map(({ applicationId }) => applicationId);
      const share = async (...readers: number[]) => {
        const body = { application_ids, readers, readers_each: 1 };
        return (await portal().call('distributeApplications', { token: await grace(), body })).body;
      };
      expect(await share(ann.id)).toMatchObject({ assigned: 2 });
      leaves(ann);
      await returnFromLeft(portal().service);
      expect((await today()).left_readers).toEqual([{ id: ann.id, name: ann.name, applications: 2 }]);
      await buildSubmitted(portal());
      expect(await withoutReader()).toEqual(application_ids);
      const params = { id: Number(application_ids[0]) };
      expect((await portal().call('getAssessment', { token: await grace(), params })).body).toMatchObject({
        readers: [],
        left: [{ id: ann.id, name: ann.name }],
      });
      expect(await share(ben.id)).toMatchObject({ assigned: 2, lacking: 0 });
      expect((await today()).left_readers).toEqual([]);
      expect(await withoutReader()).toEqual([]);
    });

    it('is found at once where applications are shared out', async () => {
      const [dan, eve] = [reader(9_114, 'Dan Mugabo'), reader(9_115, 'Eve Ishimwe')];
      portal().auth.colleagues.push(dan, eve);
      const { applicationId: id } = await buildSubmitted(portal());
      await portal().call('assignReader', { token: await grace(), params: { id, reader: dan.id } });
      leaves(dan);
      const body = { application_ids: [id], readers: [eve.id], readers_each: 1 };
      expect(
        (await portal().call('distributeApplications', { token: await grace(), body })).body,
      ).toMatchObject({
        assigned: 1,
      });
    });

    it('keeps what they have read', async () => {
      const cleo = reader(9_113, 'Cleo Iradukunda');
      portal().auth.colleagues.push(cleo);
      const { applicationId: id } = await buildSubmitted(portal());
      await portal().call('assignReader', { token: await grace(), params: { id, reader: cleo.id } });
      const at = new Date();
      const form = { programme: 'intern', version: 900, criteria: '[]', saved_by: 'Grace', created_at: at };
      const [form_id] = await portal().knex('score_forms').insert(form);
      await portal()
        .knex('score_sheets')
        .insert({
          ...{ application_id: id, staff_id: cleo.id, staff_name: cleo.name, form_id, scores: '{}' },
          ...{ comment: '', version: 1, updated_at: at, sent_at: at },
        });
      leaves(cleo);
      await returnFromLeft(portal().service);
      const { readers } = (await portal().call('getAssessment', { token: await joel(), params: { id } }))
        .body;
      expect(readers).toEqual([{ id: cleo.id, name: cleo.name, sent: true }]);
    });
  });
});
