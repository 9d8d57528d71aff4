import { onSqlite } from './applications-under-test';
import { buildApplicant, staffToken } from './factories/applicant';
import { dayIn } from './factories/offers';
import { ask, buildAsked, buildSettled, decideRequest, reason, settle } from './factories/requests';
import { buildSubmitted } from './factories/sections';

onSqlite((portal) => {
  const requestsOf = (personId: number) =>
    portal().knex('application_requests').where({ person_id: personId });
  const sentences = async (changes: object) => {
    const amina = await buildSettled(portal());
    const { status, body } = await ask(portal(), amina, changes);
    expect(await requestsOf(amina.personId)).toEqual([]);
    return { status, errors: body.errors };
  };

  describe('asking for another application', () => {
    it('is possible a year after submission, and waits', async () => {
      const amina = await buildSettled(portal());
      const { status, body } = await ask(portal(), amina, { reason: `  ${reason}\n` });
      expect(status).toBe(201);
      expect(body.request).toEqual({
        id: expect.any(Number),
        application_type: 'intern',
        status: 'pending',
        user_reason: reason,
        admin_notes: null,
        created_at: expect.any(String),
        reviewed_at: null,
        original_application_id: amina.applicationId,
        created_application_id: null,
        is_seen: true,
      });
      const listed = await portal().call('listOwnRequests', { token: await amina.accountToken() });
      expect(listed.body.requests).toEqual([body.request]);
    });

    it('is recorded with its reason', async () => {
      const { applicant } = await buildAsked(portal(), 'visitor');
      const [entry] = await portal()
        .knex('audit_entries')
        .where({ action: 'requested_another' })
        .orderBy('id', 'desc');
      expect(entry).toMatchObject({
        application_id: applicant.applicationId,
        actor_id: applicant.personId,
        actor_name: 'Amina Uwase',
      });
      expect(JSON.parse(entry.details)).toEqual({ reason });
    });

    it('is refused on day 364 with the day from which on it is possible', async () => {
      const amina = await buildSettled(portal());
      await settle(portal(), amina.applicationId, { days: 364 });
      const { status, body } = await ask(portal(), amina);
      expect(status).toBe(409);
      expect(body.available_on).toBe(dayIn(1));
      expect(body.message).toContain('one year after');
      expect(await requestsOf(amina.personId)).toEqual([]);
    });

    it('is possible after a rejection, not before a decision', async () => {
      const amina = await buildSettled(portal());
      for (const status of ['submitted', 'in-review']) {
        await settle(portal(), amina.applicationId, { status });
        const answer = await ask(portal(), amina);
        expect([answer.status, answer.body.message]).toEqual([
          409,
          'Another application can be requested when there is a decision on this one.',
        ]);
      }
      await settle(portal(), amina.applicationId, { status: 'rejected' });
      expect((await ask(portal(), amina)).status).toBe(201);
    });

    it('waits at most once for each programme', async () => {
      const { applicant } = await buildAsked(portal());
      const { status, body } = await ask(portal(), applicant);
      expect([status, body.message]).toEqual([
        409,
        'You have already asked for another application of this kind.',
      ]);
      expect(await requestsOf(applicant.personId)).toHaveLength(1);
    });

    it('five times at once leaves one waiting request', async () => {
      const amina = await buildSettled(portal());
      const answers = await Promise.all(Array.from({ length: 5 }, () => ask(portal(), amina)));
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
      expect(await requestsOf(amina.personId)).toHaveLength(1);
    });

    it('is possible again after a rejection, and not while the draft of an approval is open', async () => {
      const { applicant, requestId } = await buildAsked(portal());
      await decideRequest(portal(), 'rejectRequest', requestId, { admin_notes: 'No places this year' });
      const again = await ask(portal(), applicant);
      expect(again.status).toBe(201);
      expect((await decideRequest(portal(), 'approveRequest', again.body.request.id)).status).toBe(200);
      const { status, body } = await ask(portal(), applicant);
      expect([status, body.message]).toEqual([409, 'You have an open application of this kind already.']);
    });

    it('is for the newest application of a programme alone', async () => {
      const { applicant, requestId } = await buildAsked(portal());
      const { body } = await decideRequest(portal(), 'approveRequest', requestId);
      const { id } = (body as { application: { id: number } }).application;
      await portal().knex('applications').where({ id }).update({ open_slot: null });
      await settle(portal(), id);
      const answer = await ask(portal(), applicant);
      expect([answer.status, answer.body.message]).toEqual([
        409,
        'There is a newer application of this kind.',
      ]);
      expect((await ask(portal(), applicant, { original_application_id: id })).status).toBe(201);
    });

    it('needs a reason of 20 to 1000 characters', async () => {
      const missing = 'Please provide a reason for your request';
      const short = 'Please provide a more detailed reason (at least 20 characters)';
      const long = 'Reason cannot exceed 1000 characters';
      for (const [given, sentence] of [
        [undefined, missing],
        ['', missing],
        ['   ', missing],
        ['x'.repeat(19), short],
        [`  ${'x'.repeat(19)}  `, short],
        ['x'.repeat(1001), long],
      ]) {
        expect(await sentences({ reason: given })).toEqual({ status: 422, errors: { reason: [sentence] } });
      }
      for (const length of [20, 1000]) {
        const amina = await buildSettled(portal());
        expect((await ask(portal(), amina, { reason: 'x'.repeat(length) })).status).toBe(201);
      }
    });

    it('on another applicant’s application, or on an unknown application, is not found', async () => {
      const amina = await buildSettled(portal());
      const stranger = await buildSubmitted(portal());
      expect((await ask(portal(), stranger, { original_application_id: amina.applicationId })).status).toBe(
        404,
      );
      expect((await ask(portal(), stranger, { original_application_id: 2_000_000_000 })).status).toBe(404);
      expect(await requestsOf(stranger.personId)).toEqual([]);
    });

    it('needs the password', async () => {
      const wizard = await buildApplicant(portal());
      const body = { original_application_id: wizard.applicationId, reason };
      for (const token of [
        wizard.token,
        await staffToken(portal()),
        await staffToken(portal(), 'reviewer'),
      ]) {
        expect((await portal().call('requestAnotherApplication', { token, body })).status).toBe(403);
        expect((await portal().call('listOwnRequests', { token })).status).toBe(403);
        expect((await portal().call('markRequestsSeen', { token })).status).toBe(403);
      }
      expect((await portal().call('requestAnotherApplication', { body })).status).toBe(401);
    });
  });

  describe('a decided request', () => {
    it('is new to the applicant until it is seen', async () => {
      const { applicant, requestId } = await buildAsked(portal());
      const token = await applicant.accountToken();
      const unread = async () => (await portal().call('countUnreadForApplicant', { token })).body;
      expect(await unread()).toMatchObject({ total_unread: 0, requests: 0 });
      await decideRequest(portal(), 'rejectRequest', requestId, {
        admin_notes: 'All places are taken this year.',
      });
      expect(await unread()).toMatchObject({ total_unread: 1, requests: 1 });
      const [request] = (await portal().call('listOwnRequests', { token })).body.requests;
      expect(request).toMatchObject({
        status: 'rejected',
        admin_notes: 'All places are taken this year.',
        is_seen: false,
        reviewed_at: expect.any(String),
      });
      const seen = await portal().call('markRequestsSeen', { token });
      expect([seen.status, seen.body]).toEqual([200, { total_unread: 0 }]);
      expect(await unread()).toMatchObject({ total_unread: 0, requests: 0 });
      expect((await portal().call('listOwnRequests', { token })).body.requests[0]?.is_seen).toBe(true);
    });

    it('stays new when others look, as does a waiting request', async () => {
      const seen = await buildAsked(portal());
      const other = await buildAsked(portal());
      await portal().call('markRequestsSeen', { token: await seen.applicant.accountToken() });
      await decideRequest(portal(), 'rejectRequest', seen.requestId, { admin_notes: 'Not this year' });
      await decideRequest(portal(), 'rejectRequest', other.requestId, { admin_notes: 'Not this year' });
      await portal().call('markRequestsSeen', { token: await other.applicant.accountToken() });
      const { stores } = portal().service;
      expect(await stores.requests.unseenOf(seen.applicant.personId)).toBe(1);
      expect(await stores.requests.unseenOf(other.applicant.personId)).toBe(0);
    });
  });
});
