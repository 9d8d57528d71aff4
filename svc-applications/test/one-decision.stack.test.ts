import { randomUUID } from 'node:crypto';
import { until } from '@portal/test-kit';
import { decide } from '../src/decisions/feedback/decide';
import { openStores } from '../src/store';
import { onEachDatabase } from './applications-under-test';
import { type Applicant, buildApplicant, staffToken } from './factories/applicant';
import { decision, kindWords } from './factories/decisions';
import { ask, mailsTo, setLetters, someone } from './factories/referees';
import { buildSubmitted } from './factories/sections';

const six = [1, 2, 3, 4, 5, 6];

onEachDatabase((portal) => {
  const grace = () => staffToken(portal(), 'admin', { personId: 9_201, name: 'Grace Mutoni' });
  const decideAs = async (token: string, person: Applicant, changes: object = {}) =>
    portal().call('decideApplication', { token, body: decision(person, changes) });
  const feedbackOf = ({ applicationId: application_id }: Applicant) =>
    portal().knex('feedback').where({ application_id });
  const mailsOf = async ({ applicationId: application_id }: Applicant) =>
    (await portal().knex('mails').where({ application_id })).filter(({ kind }) => kind === 'mail-decision');

  describe('the same decision', () => {
    it('six times at once is one, with one mail and one answer', async () => {
      const amina = await buildSubmitted(portal());
      const token = await grace();
      const answers = await Promise.all(six.map(() => decideAs(token, amina)));
      expect(answers.map(({ status }) => status)).toEqual(six.map(() => 200));
      const [first] = answers;
      for (const { body } of answers) expect(body).toEqual(first?.body);
      expect(await feedbackOf(amina)).toHaveLength(1);
      expect(await mailsOf(amina)).toHaveLength(1);
    });

    it('is one for two replicas, and with the version that both saw', async () => {
      const amina = await buildSubmitted(portal());
      const { version } = await portal().knex('applications').where({ id: amina.applicationId }).first();
      const { service, knex } = portal();
      const actor = { personId: 9_201, name: 'Grace Mutoni', role: 'admin', scope: 'account' };
      const request = { actor, applicationId: amina.applicationId, status: 'approved' as const };
      const replicas = [service.stores, openStores(knex)];
      const decided = await Promise.all(
        [...replicas, ...replicas].map((stores) =>
          decide(
            { ...service, stores, clock: () => new Date() },
            { ...request, message: kindWords, version },
          ),
        ),
      );
      expect(new Set(decided.map(({ feedback }) => feedback.id)).size).toBe(1);
      expect(await mailsOf(amina)).toHaveLength(1);
    });

    it('six times at once is held once', async () => {
      const amina = await buildSubmitted(portal());
      const token = await grace();
      const answers = await Promise.all(six.map(() => decideAs(token, amina, { hold_minutes: 5 })));
      expect(answers.map(({ status }) => status)).toEqual(six.map(() => 202));
      expect(new Set(answers.map(({ body }) => body.held.id)).size).toBe(1);
    });

    it('is one also where it is made among others, before or after', async () => {
      const [amina, joy] = [await buildSubmitted(portal()), await buildSubmitted(portal())];
      const token = await grace();
      const several = async (person: Applicant) => {
        const { version } = await portal().knex('applications').where({ id: person.applicationId }).first();
        const { status, message } = decision(person);
        const items = [{ id: person.applicationId, version }];
        const body = { key: randomUUID(), act: 'status', items, status, message };
        return portal().call('runBulkAction', { token, body });
      };
      expect((await several(amina)).body.results).toMatchObject([{ state: 'done' }]);
      expect((await decideAs(token, amina)).status).toBe(200);
      expect((await several(amina)).body.results).toMatchObject([{ state: 'done' }]);
      expect((await decideAs(token, joy)).status).toBe(200);
      expect((await several(joy)).body.results).toMatchObject([{ state: 'done' }]);
      for (const person of [amina, joy]) {
        expect(await feedbackOf(person)).toHaveLength(1);
        expect(await mailsOf(person)).toHaveLength(1);
      }
    });

    it('stores a key that the database accepts only once', async () => {
      const amina = await buildSubmitted(portal());
      await decideAs(await grace(), amina);
      const row = await portal().knex('decision_keys').where({ application_id: amina.applicationId }).first();
      const { id, ...again } = row;
      await expect(portal().knex('decision_keys').insert(again)).rejects.toThrow();
      expect(JSON.stringify(row)).not.toContain(kindWords);
    });
  });

  describe('another decision', () => {
    it('by other words, or by somebody else, counts', async () => {
      const amina = await buildSubmitted(portal());
      const joel = await staffToken(portal(), 'reviewer', { personId: 9_202, name: 'Joel Kamau' });
      const ids = [
        await decideAs(await grace(), amina),
        await decideAs(await grace(), amina, { message: `${kindWords} Bring your laptop.` }),
        await decideAs(joel, amina),
        // The same words as at first, after others have decided.
        await decideAs(await grace(), amina),
      ].map(({ body }) => body.feedback.id);
      expect(new Set(ids).size).toBe(4);
    });

    it('after a minute, or after the first was undone, counts', async () => {
      const [amina, joy] = [await buildSubmitted(portal()), await buildSubmitted(portal())];
      const token = await grace();
      const first = await decideAs(token, amina);
      const earlier = new Date(Date.now() - 61_000);
      await portal()
        .knex('decision_keys')
        .where({ application_id: amina.applicationId })
        .update({ decided_at: earlier });
      expect((await decideAs(token, amina)).body.feedback.id).not.toBe(first.body.feedback.id);
      const delayed = (await decideAs(token, joy, { hold_minutes: 5 })).body.held;
      await portal().call('undoDecision', { token, params: { id: delayed.id } });
      expect((await decideAs(token, joy, { hold_minutes: 5 })).body.held.id).not.toBe(delayed.id);
    });
  });

  it('a referee who is asked six times at once reads one mail', async () => {
    await setLetters(portal(), 'either');
    const amina = await buildApplicant(portal());
    portal().auth.proven.add(amina.personId);
    const email = someone();
    const answers = await Promise.all(six.map(() => ask(amina, { email })));
    expect(answers.map(({ status }) => status)).toEqual(six.map(() => answers[0]?.status));
    await until(() => mailsTo(portal(), email).length > 0);
    expect(
      await portal().knex('letter_requests').where({ application_id: amina.applicationId }),
    ).toHaveLength(1);
    expect(mailsTo(portal(), email)).toHaveLength(1);
  });
});
