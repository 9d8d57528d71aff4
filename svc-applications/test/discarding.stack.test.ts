import { silentLogger } from '@portal/service-kit/logging';
import { sweep } from '../src/documents/sweep/sweep';
import { removeDiscarded } from '../src/drafting/discarding/remove';
import { onEachDatabase } from './applications-under-test';
import { type Applicant, buildApplicant, staffToken } from './factories/applicant';
import { buildApproved } from './factories/requests';
import { buildSecondary, createSecondary } from './factories/secondary';
import { buildSubmitted, sendDocument } from './factories/sections';

const hourMs = 3_600_000;

onEachDatabase((portal) => {
  const asAccount = async <
    O extends 'listOwnApplications' | 'getOwnApplication' | 'discardDraft' | 'restoreDraft',
  >(
    operation: O,
    person: Pick<Applicant, 'accountToken'>,
    id?: number,
  ) =>
    portal().call(operation, {
      token: await person.accountToken(),
      ...(id !== undefined && { params: { id } }),
    });
  const staffOn = async (id: number) =>
    (await portal().call('openApplication', { token: await staffToken(portal()), params: { id } })).status;
  const found = async (type: string, search: string) => {
    const token = await staffToken(portal());
    return (await portal().call('listProgrammeApplications', { token, params: { type }, query: { search } }))
      .body.applications;
  };
  const filesOf = (id: number): Promise<string[]> =>
    portal().knex('documents').where({ application_id: id }).pluck('file_path');
  const stored = async (path: string) =>
    portal()
      .files.stat(path)
      .then(
        () => true,
        () => false,
      );
  const discardedAgo = (id: number, ms: number) =>
    portal()
      .knex('discarded_drafts')
      .where({ id })
      .update({ discarded_at: new Date(Date.now() - ms) });
  const rowsLeft = async (id: number) => {
    const { knex } = portal();
    const own = ['applications', 'discarded_drafts'].map((table) => knex(table).where({ id }));
    const parts = ['intern_details', 'documents', 'application_words'].map((table) =>
      knex(table).where({ application_id: id }),
    );
    return (await Promise.all([...own, ...parts])).flat().length;
  };

  /** A draft of a wizard with a document, of a person with a password. */
  async function withDraft() {
    const amina = await buildApplicant(portal());
    await sendDocument(amina, 'cv');
    const [cv = ''] = await filesOf(amina.applicationId);
    return { ...amina, cv };
  }

  describe('a discarded draft', () => {
    it('is gone for its owner, for staff and for its wizard; its owner sees until when it is kept', async () => {
      const amina = await withDraft();
      const id = amina.applicationId;
      const { status, body } = await asAccount('discardDraft', amina, id);
      expect(status).toBe(200);
      const { discarded_at, until } = body.discarded;
      expect(Date.parse(until) - Date.parse(discarded_at)).toBe(24 * hourMs);
      const mine = (await asAccount('listOwnApplications', amina)).body;
      expect(mine.applications).toEqual([]);
      expect(mine.discarded).toEqual([{ id, type: 'intern', discarded_at, until }]);
      expect((await asAccount('getOwnApplication', amina, id)).status).toBe(404);
      expect((await amina.call('getInternshipProgress')).status).toBe(404);
      expect(await staffOn(id)).toBe(404);
      expect(await found('intern', amina.personal.email)).toEqual([]);
      const opened = await fetch(`${portal().url}/api/storage/${amina.cv}`, {
        headers: { Authorization: `Bearer ${await staffToken(portal())}` },
      });
      expect(opened.status).toBe(404);
      // The audit log stays.
      const acts = portal().knex('audit_entries').where({ application_id: id, action: 'edited' });
      expect(JSON.parse((await acts.orderBy('id', 'desc').first()).details)).toEqual({ discarded: true });
    });

    it('keeps its files: a sweep does not take them for forgotten ones', async () => {
      const amina = await withDraft();
      await asAccount('discardDraft', amina, amina.applicationId);
      const { files, service } = portal();
      const lines: string[] = [];
      const options = { remove: false, verify: false, now: new Date(Date.now() + 2 * hourMs) };
      const notify = (sentence: string) => void lines.push(sentence);
      await sweep({ files, stores: service.stores }, { ...options, notify });
      expect(lines.filter((sentence) => sentence.includes(amina.cv))).toEqual([]);
    });

    it.each(['intern', 'visitor'] as const)(
      'of a further %s application comes back as it was',
      async (type) => {
        const { applicant, draftId } = await buildSecondary(portal(), type);
        const reviewed = async () => (await asAccount('getOwnApplication', applicant, draftId)).body.review;
        const before = await reviewed();
        const row = () => portal().knex('applications').where({ id: draftId }).first();
        const rowBefore = await row();
        expect(before.abilities.discard).toBe(true);
        await asAccount('discardDraft', applicant, draftId);
        const { status, body } = await asAccount('restoreDraft', applicant, draftId);
        expect([status, body.application]).toEqual([200, { id: draftId, type }]);
        expect(await reviewed()).toEqual(before);
        expect(await row()).toEqual(rowBefore);
        expect((await asAccount('listOwnApplications', applicant)).body.discarded).toEqual([]);
        expect(await found(type, applicant.personal.email)).toHaveLength(1);
        expect((await asAccount('restoreDraft', applicant, draftId)).status).toBe(404);
      },
    );

    it('comes back with its files, and goes on in its wizard', async () => {
      const amina = await withDraft();
      await asAccount('discardDraft', amina, amina.applicationId);
      await asAccount('restoreDraft', amina, amina.applicationId);
      expect(await filesOf(amina.applicationId)).toEqual([amina.cv]);
      expect((await amina.call('getInternshipProgress')).body.uploads).toHaveLength(1);
      await sendDocument(amina, 'cover_letter');
    });

    it('that an approved request began is known to that request again', async () => {
      const { applicant, draftId, requestId } = await buildApproved(portal());
      const link = async () =>
        (await portal().knex('application_requests').where({ id: requestId }).first()).created_application_id;
      await asAccount('discardDraft', applicant, draftId);
      expect(await link()).toBeNull();
      await asAccount('restoreDraft', applicant, draftId);
      expect(await link()).toBe(draftId);
    });

    it('leaves room for another one, which then keeps it from coming back', async () => {
      const { applicant, draftId } = await buildSecondary(portal(), 'visitor');
      await asAccount('discardDraft', applicant, draftId);
      const begun = await createSecondary(portal(), applicant, 'visitor');
      expect(begun.status).toBe(201);
      const { status, body } = await asAccount('restoreDraft', applicant, draftId);
      expect([status, body.message]).toEqual([
        409,
        expect.stringContaining('another application of this kind'),
      ]);
      await asAccount('discardDraft', applicant, begun.body.application.id);
      expect((await asAccount('restoreDraft', applicant, draftId)).status).toBe(200);
    });
  });

  describe('discarding in a wizard, without a password', () => {
    const resume = ({ personal: { email, phone } }: Applicant) =>
      portal().call('signInToInternship', { body: { email, phone } });
    const discard = (person: Applicant) =>
      person.call('discardDraft', { params: { id: person.applicationId } });

    it('is undone by resuming within a day: the same application, as it was, with its files', async () => {
      const amina = await withDraft();
      const before = (await amina.call('getInternshipProgress')).body;
      expect((await discard(amina)).status).toBe(200);
      expect(await staffOn(amina.applicationId)).toBe(404);
      const [first, second] = await Promise.all([resume(amina), resume(amina)]);
      expect([first.status, second.status]).toEqual([200, 200]);
      expect(first.body.application.id).toBe(amina.applicationId);
      expect((await portal().call('getInternshipProgress', { token: first.body.token })).body).toEqual(
        before,
      );
    });

    it('leaves room to begin anew; then the earlier draft stays away', async () => {
      const amina = await withDraft();
      await discard(amina);
      const begun = await portal().call('signInToInternship', {
        body: { ...amina.personal, role: 'intern' },
      });
      expect(begun.status).toBe(200);
      expect(begun.body.application.id).not.toBe(amina.applicationId);
      expect((await resume(amina)).body.application.id).toBe(begun.body.application.id);
    });

    it('is over after a day: then the pair is answered as an unknown pair', async () => {
      const amina = await withDraft();
      await discard(amina);
      await discardedAgo(amina.applicationId, 24.5 * hourMs);
      const { status, body } = await resume(amina);
      expect([status, body.message]).toEqual([401, 'Login failed. Please check your details and try again.']);
    });

    it('brings nothing back that was begun in the dashboard: email and phone do not open that', async () => {
      const { applicant, draftId } = await buildSecondary(portal(), 'visitor');
      await asAccount('discardDraft', applicant, draftId);
      const { email, phone } = applicant.personal;
      expect((await portal().call('signInToVisit', { body: { email, phone } })).status).toBe(401);
    });
  });

  describe('discarding is refused', () => {
    it('for a submitted application', async () => {
      const amina = await buildSubmitted(portal());
      expect((await asAccount('discardDraft', amina, amina.applicationId)).status).toBe(409);
      expect(await staffOn(amina.applicationId)).toBe(200);
    });

    it('to others and to staff', async () => {
      const amina = await withDraft();
      const chidi = await buildApplicant(portal());
      const params = { id: amina.applicationId };
      expect((await asAccount('discardDraft', chidi, amina.applicationId)).status).toBe(404);
      expect((await chidi.call('discardDraft', { params })).status).toBe(404);
      expect(
        (await portal().call('discardDraft', { token: await staffToken(portal()), params })).status,
      ).toBe(403);
      await asAccount('discardDraft', amina, amina.applicationId);
      expect((await asAccount('restoreDraft', chidi, amina.applicationId)).status).toBe(404);
      expect((await portal().call('restoreDraft', { token: amina.token, params })).status).toBe(403);
    });
  });

  describe('after a day', () => {
    const remove = (files: Pick<ReturnType<typeof portal>['files'], 'remove'> = portal().files) => {
      const { stores, mails } = portal().service;
      return removeDiscarded(
        { stores, mails, files: { ...portal().files, ...files } },
        new Date(),
        silentLogger,
      );
    };

    it('it cannot be brought back, and rows and files go, whichever replicas remove them', async () => {
      const amina = await withDraft();
      const id = amina.applicationId;
      await asAccount('discardDraft', amina, id);
      await remove();
      expect(await stored(amina.cv)).toBe(true);
      await discardedAgo(id, 24.5 * hourMs);
      expect((await asAccount('listOwnApplications', amina)).body.discarded).toEqual([]);
      expect((await asAccount('restoreDraft', amina, id)).status).toBe(404);
      await discardedAgo(id, 25.5 * hourMs);
      await Promise.all([remove(), remove()]);
      expect(await stored(amina.cv)).toBe(false);
      expect(await rowsLeft(id)).toBe(0);
    });

    it('a removal that was cut off is finished by the next, and nothing comes back in between', async () => {
      const amina = await withDraft();
      const id = amina.applicationId;
      await asAccount('discardDraft', amina, id);
      await discardedAgo(id, 25.5 * hourMs);
      await remove({ remove: () => Promise.reject(new Error('killed')) });
      expect(await rowsLeft(id)).toBe(1);
      await discardedAgo(id, hourMs);
      expect((await asAccount('restoreDraft', amina, id)).status).toBe(404);
      await remove();
      expect([await rowsLeft(id), await stored(amina.cv)]).toEqual([0, false]);
    });
  });
});
