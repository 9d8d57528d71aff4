import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { silentLogger } from '@portal/service-kit/logging';
import { until } from '@portal/test-kit';
import { releaseDue } from '../src/holding/release';
import * as kinds from '../src/mail/kinds';
import { deferredJobs, deferredWork, standingThings } from '../src/rights/deferred';
import { deliverWebhook } from '../src/webhooks/store';
import { onEachDatabase } from './applications-under-test';
import { type Applicant, staffToken } from './factories/applicant';
import { decideOn, decision } from './factories/decisions';
import { buildSubmitted } from './factories/sections';

const source = join(__dirname, '..', 'src');
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
);
const migrations = readdirSync(join(__dirname, '..', 'migrations')).filter((name) => name.endsWith('.ts'));

describe('the list of what is done later', () => {
  it('names every kind of work', () => {
    const all = [...Object.values(kinds), deliverWebhook].sort();
    expect(Object.keys(deferredWork).sort()).toEqual(all);
  });

  it('names every kind that some file queues', () => {
    const queued = files.flatMap((name) =>
      [
        ...readFileSync(join(source, name), 'utf8').matchAll(
          /kind: (deliverWebhook|learnContact)|enqueue\((\w+),/g,
        ),
      ]
        .map(([, own, given]) => own ?? given)
        .filter((one) => one !== 'knex' && one !== 'kind'),
    );
    const known = { ...kinds, deliverWebhook } as Record<string, string>;
    for (const one of new Set(queued)) expect(Object.keys(deferredWork)).toContain(known[String(one)]);
  });

  it('names every job', () => {
    const jobs = files.filter((name) => /startRounds\(/.test(readFileSync(join(source, name), 'utf8')));
    expect(Object.keys(deferredJobs).sort()).toEqual(jobs.sort());
  });

  it('names every table whose rows somebody sets up to work on', () => {
    const text = migrations.map((name) => readFileSync(join(__dirname, '..', 'migrations', name), 'utf8'));
    // Whatever has an author and an end, a secret, or a state.
    const tables = text.flatMap((one) =>
      one
        .split('createTable(')
        .slice(1)
        .flatMap((body) => {
          const name = /^'(\w+)'/.exec(body)?.[1];
          const byStaff = /'(staff_id|made_by|opened_by|assigned_by|asked_by|owner_id|changed_by)'/.test(
            body,
          );
          const goesOn = /'(active|goes_out_at|ends_at|secret_hash|done_at|shared|act_key|assigned_by)'/.test(
            body,
          );
          return name && byStaff && goesOn ? [name] : [];
        }),
    );
    for (const table of tables) expect(Object.keys(standingThings)).toContain(table);
  });
});

onEachDatabase((portal) => {
  const joelId = 9_102;
  const joel = () => staffToken(portal(), 'reviewer', { personId: joelId, name: 'Joel Kamau' });
  const grace = () => staffToken(portal(), 'admin', { personId: 9_101, name: 'Grace Mutoni' });
  const program = () =>
    staffToken(portal(), 'admin', {
      ...{ personId: 9_103, name: 'Ruth Uwera', scope: 'program' },
      program: { token: 77, name: 'Ranking', may: ['decisions:write'] },
    });
  const hold = async (who: Applicant, token: string) => {
    const body = decision(who, { status: 'rejected', hold_minutes: 1 });
    const answer = await portal().call('M05', { token, body });
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
    (await portal().knex('mails').where({ application_id })).filter(
      ({ kind }) => kind === kinds.mailDecision,
    );
  const today = async () => (await portal().call('T01', { token: await grace() })).body;
  const historyOf = async ({ applicationId: id }: Applicant) =>
    (await portal().call('M16', { token: await grace(), params: { id } })).body.entries;
  afterEach(() => {
    portal().auth.standings.clear();
    portal().auth.endedTokens.clear();
    portal().auth.down(false);
  });

  async function expectCancelled(who: Applicant, id: number, by: string, why: string) {
    expect(await held(id)).toMatchObject({ state: 'cancelled', message: '', slot: null });
    expect((await rowOf(who)).status).toBe('submitted');
    expect(await mailsOf(who)).toEqual([]);
    expect((await today()).cancelled).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          kind: 'decision',
          by,
          why,
          status: 'rejected',
          application: expect.objectContaining({ id: who.applicationId }),
        }),
      ]),
    );
    expect(await historyOf(who)).toEqual(
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
      await portal().call('X13', { token: await joel(), params: { id: amina.applicationId } });
      await goOut();
      await expectCancelled(amina, id, 'Joel Kamau', 'conflict');
    });

    it('does not go out once its author reads without names', async () => {
      const amina = await buildSubmitted(portal());
      const id = await hold(amina, await joel());
      portal().auth.standings.set(joelId, { role: 'reviewer' });
      const names = async (on: boolean) =>
        portal().call('B02', { token: await grace(), params: { programme: 'intern' }, body: { on } });
      expect((await names(true)).status).toBe(200);
      try {
        await goOut();
      } finally {
        await names(false);
      }
      await expectCancelled(amina, id, 'Joel Kamau', 'blind');
    });

    it('waits while nobody can say, and goes out after that', async () => {
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

    it('is told until somebody has opened the application, or decided', async () => {
      const amina = await buildSubmitted(portal());
      const id = await hold(amina, await joel());
      portal().auth.standings.set(joelId, { role: null });
      await goOut();
      await expectCancelled(amina, id, 'Joel Kamau', 'left');
      await decideOn(portal(), amina);
      const told = (await today()).cancelled.map(
        ({ application }: { application: { id: number } | null }) => application?.id,
      );
      expect(told).not.toContain(amina.applicationId);
    });
  });
});
