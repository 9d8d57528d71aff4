import { until } from '@portal/test-kit';
import { nothingHidden } from '../src/platform';
import { onEachDatabase } from './applications-under-test';
import { staffToken } from './factories/applicant';
import { buildApproved, buildAsked, decideRequest, reason } from './factories/requests';

onEachDatabase((portal) => {
  const grace = () => staffToken(portal(), 'admin', { personId: 9_001, name: 'Grace Mutoni' });
  const draftsOf = (personId: number) =>
    portal().knex('applications').where({ person_id: personId, origin: 'request' });
  const statusOf = async (id: number) =>
    (await portal().knex('application_requests').where({ id }).first()).status as string;
  async function keysOf(requestId: number): Promise<string[]> {
    const keys: string[] = [];
    for await (const { key } of portal().files.list(`request-${requestId}/`)) keys.push(key);
    return keys;
  }
  const mailsTo = (email: string) =>
    portal().mails.filter(({ to, subject }) => to === email && !subject.includes('received'));
  async function entryOf(applicationId: number, action: string) {
    const where = { application_id: applicationId, action };
    const entry = await portal().knex('audit_entries').where(where).first();
    return { by: entry.actor_name, details: JSON.parse(entry.details) };
  }

  describe('the requests', () => {
    it('are listed to administrators, waiting requests first, with their numbers', async () => {
      const rejected = await buildAsked(portal());
      const waiting = await buildAsked(portal(), 'visitor');
      const newest = await buildAsked(portal());
      await decideRequest(portal(), 'rejectRequest', rejected.requestId, { admin_notes: 'Not this year' });
      const { approved } = (await portal().call('listRequests', { token: await grace() })).body;
      await decideRequest(portal(), 'approveRequest', newest.requestId);
      const { status, body } = await portal().call('listRequests', { token: await grace() });
      expect(status).toBe(200);
      expect(body.approved).toBe(approved + 1);
      expect(body.total).toBe(body.pending + body.approved + body.rejected);
      const ids = body.requests.map(({ id }) => id);
      expect(ids[0]).toBe(waiting.requestId);
      expect(ids.indexOf(newest.requestId)).toBeLessThan(ids.indexOf(rejected.requestId));
      expect(body.requests[0]).toEqual({
        id: waiting.requestId,
        application_type: 'visitor',
        status: 'pending',
        applicant_name: 'Amina Uwase',
        user_email: waiting.applicant.personal.email,
        user_reason: reason,
        admin_notes: null,
        reviewed_by: null,
        reviewed_at: null,
        created_at: expect.any(String),
        original_application_id: waiting.applicant.applicationId,
        created_application_id: null,
      });
      const { stores } = portal().service;
      expect(await stores.requests.countPending(nothingHidden)).toBe(body.pending);
      expect(await stores.requests.pendingOf(waiting.applicant.personId)).toEqual(['visitor']);
      const filtered = await portal().call('listRequests', {
        token: await grace(),
        query: { status: 'rejected' },
      });
      expect(new Set(filtered.body.requests.map((one) => one.status))).toEqual(new Set(['rejected']));
      expect(filtered.body.total).toBe(body.total);
      const wrong = await portal().call('listRequests', { token: await grace(), query: { status: 'open' } });
      expect(wrong.status).toBe(422);
    });

    it('are for administrators alone', async () => {
      const { applicant, requestId } = await buildAsked(portal());
      const tokens = [
        await staffToken(portal(), 'reviewer'),
        await applicant.accountToken(),
        applicant.token,
      ];
      for (const token of tokens) {
        const params = { id: requestId };
        const body = { admin_notes: 'Welcome back' };
        expect((await portal().call('listRequests', { token })).status).toBe(403);
        expect((await portal().call('approveRequest', { token, params, body })).status).toBe(403);
        expect((await portal().call('rejectRequest', { token, params, body })).status).toBe(403);
      }
      expect(await statusOf(requestId)).toBe('pending');
    });

    it('that do not exist are not found', async () => {
      const body = { admin_notes: 'Not this year' };
      expect((await decideRequest(portal(), 'approveRequest', 2_000_000_000)).status).toBe(404);
      expect((await decideRequest(portal(), 'rejectRequest', 2_000_000_000, body)).status).toBe(404);
    });
  });

  describe('approving', () => {
    it('begins a draft with the applicant’s earlier answers, and mails the next step', async () => {
      const { applicant, requestId } = await buildAsked(portal());
      const params = { id: requestId };
      const body = { admin_notes: ' Welcome back ' };
      const answer = await portal().call('approveRequest', { token: await grace(), params, body });
      expect(answer.status).toBe(200);
      const { request, application } = answer.body;
      expect(request).toMatchObject({
        id: requestId,
        status: 'approved',
        admin_notes: 'Welcome back',
        reviewed_by: 'Grace Mutoni',
        reviewed_at: expect.any(String),
        created_application_id: application.id,
      });
      const [draft, ...others] = await draftsOf(applicant.personId);
      expect(others).toEqual([]);
      expect(draft).toMatchObject({
        id: application.id,
        type: 'intern',
        status: 'draft',
        version: 1,
        purpose: null,
        signature: null,
        original_application_id: applicant.applicationId,
        applicant_name: 'Amina Uwase',
        open_slot: `${applicant.personId}:intern`,
      });
      const review = await portal().call('openApplication', {
        token: await grace(),
        params: { id: application.id },
      });
      const original = { id: applicant.applicationId, type: 'intern' };
      expect(review.body.review).toMatchObject({ origin: 'request', original });
      await until(() => mailsTo(applicant.personal.email).length > 0);
      const [mail] = mailsTo(applicant.personal.email);
      expect(mail?.subject).toBe('You can apply for another internship');
      expect(mail?.text).toContain('Welcome back');
      expect(mail?.text).toContain('http://portal.test/userdashboard');
      expect(await entryOf(applicant.applicationId, 'request_approved')).toEqual({
        by: 'Grace Mutoni',
        details: { reason: 'Welcome back', created_application_id: application.id },
      });
      expect(await entryOf(application.id, 'created')).toEqual({
        by: 'Grace Mutoni',
        details: { request_id: requestId },
      });
    });

    it('carries over the personal details, education, languages and skills, and leaves the rest open', async () => {
      const { applicant, draftId } = await buildApproved(portal());
      const { stores } = portal().service;
      const before = await stores.applications.find({ id: applicant.applicationId });
      const draft = await stores.applications.find({ id: draftId });
      expect(before?.answers).toMatchObject(draft?.answers ?? {});
      expect(draft?.identity).toEqual(before?.identity);
      for (const key of ['interests', 'periods', 'references', 'personal_statement', 'volunteers'])
        expect(draft?.answers).not.toHaveProperty(key);
      expect(draft?.answers).toMatchObject({
        name: 'Amina Uwase',
        email: applicant.personal.email,
        has_disability: 'no',
        other_skills: 'Drawing',
        languages: [{ language: 'Kinyarwanda', proficiency: 'Native' }],
        institutions: [{ name: 'University of Rwanda' }],
      });
      expect(draft?.answers).not.toHaveProperty('signature');
      expect(draft?.answers).not.toHaveProperty('purpose');
    });

    it('carries the files over as copies, which outlive the originals', async () => {
      const { applicant, requestId, draftId } = await buildApproved(portal());
      const { documents } = portal().service.stores;
      const before = await documents.of(applicant.applicationId);
      const after = await documents.of(draftId);
      expect(before).toHaveLength(6);
      const bare = (list: typeof before) => list.map(({ filePath, ...document }) => document);
      expect(bare(after)).toEqual(bare(before));
      expect(after.map(({ filePath }) => filePath).sort()).toEqual(await keysOf(requestId));
      for (const { filePath } of before) await portal().files.remove(filePath);
      const headers = { Authorization: `Bearer ${await applicant.accountToken()}` };
      for (const { filePath, size } of after) {
        const answer = await fetch(`${portal().url}/api/storage/${filePath}`, { headers });
        expect([answer.status, (await answer.arrayBuffer()).byteLength]).toEqual([200, size]);
      }
    });

    it('a visit carries over the organisation, not the dates and circumstances', async () => {
      const { draftId } = await buildApproved(portal(), 'visitor');
      const { stores } = portal().service;
      const draft = await stores.applications.find({ id: draftId });
      expect(draft?.answers).toMatchObject({ institutions: [{ name: 'University of Nairobi' }] });
      expect(draft?.answers).not.toHaveProperty('institution_name');
      expect(draft?.answers).not.toHaveProperty('visit_start_date');
      expect((await stores.documents.of(draftId)).map(({ uploadType }) => uploadType)).toEqual(['cv', 'id']);
    });

    it('twice at once begins one draft; the slower call gets the decision', async () => {
      const { applicant, requestId } = await buildAsked(portal());
      const answers = await Promise.all(
        [1, 2, 3].map(() => decideRequest(portal(), 'approveRequest', requestId)),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
      for (const { status, body } of answers) {
        expect(body.request).toMatchObject({ id: requestId, status: 'approved' });
        if (status === 409) expect(body.message).toBe('This request has already been decided.');
      }
      const [draft, ...others] = await draftsOf(applicant.personId);
      expect(others).toEqual([]);
      const documents = await portal().service.stores.documents.of(draft.id);
      expect(documents.map(({ filePath }) => filePath).sort()).toEqual(await keysOf(requestId));
      await until(() => mailsTo(applicant.personal.email).length > 0);
      expect(mailsTo(applicant.personal.email)).toHaveLength(1);
    });

    it('and rejecting at once: one of the two decisions holds', async () => {
      const { applicant, requestId } = await buildAsked(portal());
      const answers = await Promise.all([
        decideRequest(portal(), 'approveRequest', requestId),
        decideRequest(portal(), 'rejectRequest', requestId, { admin_notes: 'Not this year' }),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      const approved = answers[0]?.status === 200;
      expect(await statusOf(requestId)).toBe(approved ? 'approved' : 'rejected');
      expect(await draftsOf(applicant.personId)).toHaveLength(approved ? 1 : 0);
      expect(await keysOf(requestId)).toHaveLength(approved ? 6 : 0);
    });

    it('that fails in the middle of the copies leaves neither row nor file, and can be done again', async () => {
      const { applicant, requestId } = await buildAsked(portal());
      const { files } = portal().service;
      const put = files.put.bind(files);
      let copied = 0;
      const failing = jest.spyOn(files, 'put').mockImplementation(async (...given) => {
        copied += 1;
        if (copied === 4) throw new Error('the store has gone away');
        return put(...given);
      });
      const { status } = await decideRequest(portal(), 'approveRequest', requestId);
      failing.mockRestore();
      expect([status, copied]).toEqual([500, 4]);
      expect(await keysOf(requestId)).toEqual([]);
      expect(await draftsOf(applicant.personId)).toEqual([]);
      expect(await statusOf(requestId)).toBe('pending');
      expect((await decideRequest(portal(), 'approveRequest', requestId)).status).toBe(200);
      expect(await keysOf(requestId)).toHaveLength(6);
    });

    it('that was killed leaves copies, which the next attempt removes', async () => {
      const { requestId } = await buildAsked(portal());
      const left = `request-${requestId}/left.pdf`;
      await portal().files.put(left, Buffer.from('%PDF-'));
      await decideRequest(portal(), 'approveRequest', requestId);
      const keys = await keysOf(requestId);
      expect(keys).toHaveLength(6);
      expect(keys).not.toContain(left);
    });

    it('changes nothing when the mail cannot be stored', async () => {
      const { applicant, requestId } = await buildAsked(portal());
      const { knex } = portal();
      await knex.schema.renameTable('applications_outbox', 'outbox_away');
      const { status } = await decideRequest(portal(), 'approveRequest', requestId);
      await knex.schema.renameTable('outbox_away', 'applications_outbox');
      expect(status).toBe(500);
      expect(await draftsOf(applicant.personId)).toEqual([]);
      expect(await keysOf(requestId)).toEqual([]);
      expect(await statusOf(requestId)).toBe('pending');
    });

    it('needs no note, and takes a note of 1000 characters', async () => {
      const { requestId } = await buildAsked(portal());
      const params = { id: requestId };
      const refused = await decideRequest(portal(), 'approveRequest', requestId, {
        admin_notes: 'x'.repeat(1001),
      });
      expect(refused.body.errors).toEqual({ admin_notes: ['Must be 1000 characters or less'] });
      const { status, body } = await portal().call('approveRequest', { token: await grace(), params });
      expect([status, body.request.admin_notes]).toEqual([200, null]);
    });

    it('leaves out a missing file', async () => {
      const { applicant, requestId } = await buildAsked(portal());
      const { documents } = portal().service.stores;
      const [gone] = await documents.of(applicant.applicationId);
      await portal().files.remove(gone?.filePath ?? '');
      const { status, body } = await decideRequest(portal(), 'approveRequest', requestId);
      expect(status).toBe(200);
      const { id } = (body as { application: { id: number } }).application;
      const types = (await documents.of(id)).map(({ uploadType }) => uploadType);
      expect(types).toHaveLength(5);
      expect(types).not.toContain(gone?.uploadType);
    });

    it('is refused while an application of the programme is open', async () => {
      const { applicant, requestId } = await buildAsked(portal());
      const { personId, applicationId: id } = applicant;
      await portal()
        .knex('applications')
        .where({ id })
        .update({ status: 'in-progress', open_slot: `${personId}:intern` });
      const { status, body } = await decideRequest(portal(), 'approveRequest', requestId);
      expect(status).toBe(409);
      expect(body.message).toBe('The applicant already has an open application of this kind.');
      expect(await statusOf(requestId)).toBe('pending');
    });
  });
});
