import { referenceOf } from '@portal/contract-svc-applications-v1';
import { until } from '@portal/test-kit';
import { decide } from '../src/decisions/feedback/decide';
import { onEachDatabase } from './applications-under-test';
import { buildApplicant, staffToken } from './factories/applicant';
import { decideOn, decision, kindWords } from './factories/decisions';
import { buildSubmitted } from './factories/sections';
import { buildSubmittedVisit } from './factories/visits';

onEachDatabase((portal) => {
  const decisionMails = (email: string) =>
    portal().mails.filter(({ to, subject }) => to === email && !subject.includes('received'));
  const grace = () => staffToken(portal(), 'admin', { personId: 9_001, name: 'Grace Mutoni' });
  const joel = () => staffToken(portal(), 'reviewer', { personId: 9_002, name: 'Joel Kamau' });
  const applicationOf = async (id: number) => portal().knex('applications').where({ id }).first();

  describe('a decision', () => {
    it('changes the status, is read by the applicant, and goes out by mail', async () => {
      const amina = await buildSubmitted(portal());
      const before = await applicationOf(amina.applicationId);
      const body = decision(amina, { message: `\n ${kindWords} \n` });
      const { status, body: answer } = await portal().call('decideApplication', {
        token: await grace(),
        body,
      });
      expect(status).toBe(200);
      expect(answer).toEqual({
        application: {
          id: amina.applicationId,
          type: 'intern',
          status: 'approved',
          version: before.version + 1,
          updated_at: expect.any(String),
        },
        feedback: {
          id: expect.any(Number),
          status: 'approved',
          type: 'approval',
          message: kindWords,
          created_at: answer.application.updated_at,
          admin_name: 'Grace Mutoni',
        },
        email_sent: true,
        email_warning: null,
        message: 'Application status updated to approved and email notification sent to applicant.',
      });
      const row = await applicationOf(amina.applicationId);
      expect([row.status, row.version]).toEqual(['approved', before.version + 1]);
      const inbox = await portal().call('listOwnFeedback', { token: await amina.accountToken() });
      expect(inbox.body.feedback).toMatchObject([{ message: kindWords, admin_name: 'Grace Mutoni' }]);
      const mails = decisionMails(amina.personal.email);
      expect(mails).toHaveLength(1);
      expect(mails[0]?.text).toContain(kindWords);
      expect(mails[0]?.text).toContain('http://portal.test');
    });

    it('can be made by a reviewer, and changed by a later decision', async () => {
      const amina = await buildSubmittedVisit(portal());
      const steps = [
        ['in-review', 'status_update', 'approved', 'approval'],
        ['rejected', 'rejection', 'in-review', 'status_update'],
      ].flat();
      for (let at = 0; at < steps.length; at += 2) {
        const [status, type] = steps.slice(at);
        const body = decision(amina, { status });
        const answer = await portal().call('decideApplication', { token: await joel(), body });
        expect([answer.status, answer.body.feedback.type]).toEqual([200, type]);
      }
      expect(decisionMails(amina.personal.email)).toHaveLength(4);
    });

    it('has the feedback type that was chosen', async () => {
      const amina = await buildSubmitted(portal());
      const { feedback } = await decideOn(portal(), amina, { status: 'in-review', type: 'request_info' });
      expect(feedback.type).toBe('request_info');
    });

    it('notifies the other staff, and is recorded', async () => {
      const amina = await buildSubmitted(portal());
      const { applicationId } = amina;
      await portal().call('decideApplication', {
        token: await grace(),
        body: decision(amina, { status: 'in-review' }),
      });
      const [, news] = await portal().knex('notifications').where('application_id', applicationId);
      expect(news).toMatchObject({
        type: 'status_changed',
        message: `Grace Mutoni has set the application of Amina Uwase (${referenceOf('intern', applicationId)}) to in review.`,
      });
      const { body } = await portal().call('getTimeline', {
        token: await joel(),
        params: { id: applicationId },
      });
      expect(body.entries.at(-1)).toMatchObject({
        action: 'status_changed',
        actor: { id: 9_001, name: 'Grace Mutoni', role: 'admin' },
        details: { from: 'submitted', to: 'in-review', message: kindWords },
      });
    });
  });

  describe('two members of staff who decide at once', () => {
    it('do not overwrite each other: the second sees the first decision', async () => {
      const amina = await buildSubmitted(portal());
      const { version } = await applicationOf(amina.applicationId);
      const both = [
        [await grace(), 'approved'],
        [await joel(), 'rejected'],
      ] as const;
      const answers = await Promise.all(
        both.map(([token, status]) =>
          portal().call('decideApplication', { token, body: decision(amina, { status, version }) }),
        ),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      const done = answers.find(({ status }) => status === 200)?.body;
      const refused = answers.find(({ status }) => status === 409)?.body;
      expect(refused).toMatchObject({
        message: 'Somebody else has changed this application since you opened it.',
        version: version + 1,
        current: {
          status: done?.application.status,
          decided_by: done?.feedback.admin_name,
          decided_at: done?.feedback.created_at,
          message: kindWords,
        },
      });
      expect(decisionMails(amina.personal.email)).toHaveLength(1);
      const feedback = await portal().knex('feedback').where('application_id', amina.applicationId);
      expect(feedback).toHaveLength(1);
    });

    it('learn it also where the other edited the application', async () => {
      const amina = await buildSubmitted(portal());
      const { status, body } = await portal().call('decideApplication', {
        token: await grace(),
        body: decision(amina, { version: 1 }),
      });
      expect(status).toBe(409);
      expect(body.current).toEqual({
        status: 'submitted',
        decided_by: null,
        decided_at: null,
        message: null,
      });
    });
  });

  describe('a decision is refused', () => {
    it('on an application that is not submitted', async () => {
      const amina = await buildApplicant(portal());
      for (const operation of ['decideApplication', 'previewDecision'] as const) {
        const answer = await portal().call(operation, { token: await grace(), body: decision(amina) });
        expect(answer.status).toBe(409);
        expect(answer.body.message).toBe('This application has not been submitted yet');
      }
      await portal()
        .knex('applications')
        .where({ id: amina.applicationId })
        .update({ status: 'in-progress' });
      const again = await portal().call('decideApplication', { token: await grace(), body: decision(amina) });
      expect(again.status).toBe(409);
      expect(await portal().knex('feedback').where('application_id', amina.applicationId)).toEqual([]);
    });

    it('on an application that does not exist', async () => {
      for (const operation of ['decideApplication', 'previewDecision'] as const) {
        const body = decision({ applicationId: 2_000_000_000 });
        expect((await portal().call(operation, { token: await grace(), body })).status).toBe(404);
      }
    });

    it('to applicants, of whatever token', async () => {
      const amina = await buildSubmitted(portal());
      for (const token of [amina.token, await amina.accountToken()]) {
        for (const operation of ['decideApplication', 'previewDecision'] as const) {
          expect((await portal().call(operation, { token, body: decision(amina) })).status).toBe(403);
        }
      }
    });

    const incomplete = 'Please select a status and provide feedback.';
    const tooShort = 'Feedback message must be at least 10 characters long.';
    it.each([
      ['without a message', { status: 'rejected', message: undefined }, { message: [incomplete] }],
      ['with blanks alone', { status: 'rejected', message: '   \n ' }, { message: [incomplete] }],
      ['with 9 characters', { message: `   ${'x'.repeat(9)}   ` }, { message: [tooShort] }],
      [
        'with 1001 characters',
        { message: 'x'.repeat(1001) },
        { message: ['Feedback message cannot exceed 1000 characters.'] },
      ],
      ['without a status', { status: undefined }, { status: [incomplete] }],
      ['as a draft', { status: 'draft' }, { status: [incomplete] }],
      ['as submitted', { status: 'submitted' }, { status: [incomplete] }],
    ])('%s', async (_title, changes, errors) => {
      const amina = await buildSubmitted(portal());
      for (const operation of ['decideApplication', 'previewDecision'] as const) {
        const body = decision(amina, changes);
        const answer = await portal().call(operation, { token: await grace(), body });
        expect([answer.status, answer.body.errors]).toEqual([422, errors]);
      }
      expect((await applicationOf(amina.applicationId)).status).toBe('submitted');
    });

    it('not with 10 or 1000 characters between blanks', async () => {
      const amina = await buildSubmitted(portal());
      for (const count of [10, 1000]) {
        const { feedback } = await decideOn(portal(), amina, { message: `  ${'x'.repeat(count)}\n` });
        expect(feedback.message).toHaveLength(count);
      }
    });
  });

  it('is stored completely or not at all', async () => {
    const amina = await buildSubmitted(portal());
    const { knex } = portal();
    await knex.schema.renameTable('applications_outbox', 'outbox_away');
    const { status } = await portal().call('decideApplication', {
      token: await grace(),
      body: decision(amina),
    });
    await knex.schema.renameTable('outbox_away', 'applications_outbox');
    expect(status).toBe(500);
    expect((await applicationOf(amina.applicationId)).status).toBe('submitted');
    const where = { application_id: amina.applicationId };
    expect(await knex('feedback').where(where)).toEqual([]);
    expect(await knex('notifications').where({ ...where, type: 'status_changed' })).toEqual([]);
    expect(await knex('audit_entries').where({ ...where, action: 'status_changed' })).toEqual([]);
  });

  describe('when the mail cannot go out', () => {
    it('the decision is stored, staff are notified, and the mail follows', async () => {
      const amina = await buildSubmitted(portal());
      portal().mailFails(true);
      const { status, body } = await portal().call('decideApplication', {
        token: await grace(),
        body: decision(amina),
      });
      expect(status).toBe(200);
      expect(body).toMatchObject({
        email_sent: false,
        email_warning: 'The email to the applicant could not be sent yet; we keep trying.',
        message: 'Application status updated to approved.',
      });
      portal().mailFails(false);
      await until(() => decisionMails(amina.personal.email).length > 0);
      expect(decisionMails(amina.personal.email)).toHaveLength(1);
    });

    it('because the process ended after the commit, another process sends it', async () => {
      const amina = await buildSubmitted(portal());
      const { service } = portal();
      // As if the process had been killed between commit and mail: no worker is asked to deliver it.
      const died = { ...service, outbox: { deliverNow: async () => 'pending' as const } };
      const actor = { personId: 9_001, role: 'admin', scope: 'account' };
      const { applicationId } = amina;
      await decide(died, { actor, applicationId, status: 'rejected', message: kindWords });
      await until(() => decisionMails(amina.personal.email).length > 0);
      expect(decisionMails(amina.personal.email)).toMatchObject([
        { text: expect.stringContaining(kindWords) },
      ]);
    });
  });

  it('the preview is equal to the mail, and changes nothing', async () => {
    const amina = await buildSubmitted(portal());
    const body = decision(amina, { status: 'rejected' });
    const preview = await portal().call('previewDecision', { token: await joel(), body });
    expect(preview.status).toBe(200);
    expect((await applicationOf(amina.applicationId)).status).toBe('submitted');
    expect(decisionMails(amina.personal.email)).toEqual([]);
    await portal().call('decideApplication', { token: await joel(), body });
    const [mail] = decisionMails(amina.personal.email);
    expect(preview.body).toMatchObject({ to: mail?.to, subject: mail?.subject, text: mail?.text });
  });
});
