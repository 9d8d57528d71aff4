import { until } from '@portal/test-kit';
import { onSqlite } from './applications-under-test';
import { staffToken } from './factories/applicant';
import { ask, buildApproved, buildAsked, decideRequest } from './factories/requests';

onSqlite((portal) => {
  const grace = () => staffToken(portal(), 'admin', { personId: 9_001, name: 'Grace Mutoni' });
  const draftsOf = (personId: number) =>
    portal().knex('applications').where({ person_id: personId, origin: 'request' });
  const statusOf = async (id: number) =>
    (await portal().knex('application_requests').where({ id }).first()).status as string;
  const mailsTo = (email: string) =>
    portal().mails.filter(({ to, subject }) => to === email && !subject.includes('received'));

  describe('rejecting', () => {
    it('gives the reason to the applicant, on the page and by mail', async () => {
      const { applicant, requestId } = await buildAsked(portal());
      const body = { admin_notes: '  All places are taken this year.\n' };
      const answer = await portal().call('rejectRequest', {
        token: await grace(),
        params: { id: requestId },
        body,
      });
      expect(answer.status).toBe(200);
      expect(answer.body.request).toMatchObject({
        status: 'rejected',
        admin_notes: 'All places are taken this year.',
        reviewed_by: 'Grace Mutoni',
        created_application_id: null,
      });
      await until(() => mailsTo(applicant.personal.email).length > 0);
      expect(mailsTo(applicant.personal.email)[0]?.text).toContain('All places are taken this year.');
      expect(await draftsOf(applicant.personId)).toEqual([]);
      const act = { application_id: applicant.applicationId, action: 'request_rejected' };
      const entry = await portal().knex('audit_entries').where(act).first();
      expect(entry.actor_name).toBe('Grace Mutoni');
      expect(JSON.parse(entry.details)).toMatchObject({ reason: 'All places are taken this year.' });
      expect((await ask(portal(), applicant)).status).toBe(201);
    });

    it('needs a reason', async () => {
      const { requestId } = await buildAsked(portal());
      for (const admin_notes of [undefined, '', '   ', null, 7]) {
        const { status, body } = await decideRequest(portal(), 'rejectRequest', requestId, { admin_notes });
        expect([status, body.errors]).toEqual([
          422,
          { admin_notes: ['Please provide a reason for rejection'] },
        ]);
      }
      const { body } = await decideRequest(portal(), 'rejectRequest', requestId, {
        admin_notes: 'x'.repeat(1001),
      });
      expect(body.errors).toEqual({ admin_notes: ['Must be 1000 characters or less'] });
      expect(await statusOf(requestId)).toBe('pending');
    });

    it('is refused when it is decided already', async () => {
      const { requestId } = await buildApproved(portal());
      const { status, body } = await decideRequest(portal(), 'rejectRequest', requestId, {
        admin_notes: 'Too late',
      });
      expect(status).toBe(409);
      expect(body.request).toMatchObject({ id: requestId, status: 'approved', admin_notes: null });
    });
  });
});
