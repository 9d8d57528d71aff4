import { onEachDatabase } from './applications-under-test';
import { staffToken } from './factories/applicant';
import { decideOn, kindWords } from './factories/decisions';
import { buildSubmitted } from './factories/sections';
import { buildSubmittedVisit } from './factories/visits';

onEachDatabase((portal) => {
  describe('the applicant’s inbox', () => {
    it('has all feedback on all their applications, the newest first', async () => {
      const amina = await buildSubmittedVisit(portal());
      await decideOn(portal(), amina, { status: 'in-review', message: 'We are reading what you sent.' });
      const { feedback } = await decideOn(portal(), amina);
      const { status, body } = await portal().call('listOwnFeedback', { token: await amina.accountToken() });
      expect(status).toBe(200);
      expect(body.feedback).toEqual([
        {
          id: feedback.id,
          application_id: amina.applicationId,
          application_type: 'visitor',
          type: 'approval',
          status: 'approved',
          message: kindWords,
          created_at: feedback.created_at,
          is_read: false,
          admin_name: 'Grace Mutoni',
        },
        expect.objectContaining({ status: 'in-review', message: 'We are reading what you sent.' }),
      ]);
    });

    it('is empty before anybody has written', async () => {
      const amina = await buildSubmitted(portal());
      const token = await amina.accountToken();
      expect((await portal().call('listOwnFeedback', { token })).body.feedback).toEqual([]);
      expect((await portal().call('countUnreadFeedback', { token })).body).toEqual({ unread_count: 0 });
      expect((await portal().call('countUnreadForApplicant', { token })).body).toEqual({
        total_unread: 0,
        feedback: 0,
        requests: 0,
      });
    });

    it('counts unread feedback, and less with each feedback that is read', async () => {
      const amina = await buildSubmitted(portal());
      const token = await amina.accountToken();
      const first = await decideOn(portal(), amina, { status: 'in-review' });
      const second = await decideOn(portal(), amina);
      expect((await portal().call('countUnreadFeedback', { token })).body).toEqual({ unread_count: 2 });
      const read = (id: number) => portal().call('markFeedbackRead', { token, params: { id } });
      expect((await read(first.feedback.id)).body).toEqual({ is_read: true, unread_count: 1 });
      expect((await portal().call('countUnreadForApplicant', { token })).body).toMatchObject({
        total_unread: 1,
        feedback: 1,
      });
      expect((await read(first.feedback.id)).body).toEqual({ is_read: true, unread_count: 1 });
      expect((await read(second.feedback.id)).body).toEqual({ is_read: true, unread_count: 0 });
      const { feedback } = (await portal().call('listOwnFeedback', { token })).body;
      expect(feedback.map(({ is_read }) => is_read)).toEqual([true, true]);
    });

    it('counts a decided request as unread', async () => {
      const amina = await buildSubmitted(portal());
      await decideOn(portal(), amina);
      const request = await portal().service.stores.requests.insert(
        {
          personId: amina.personId,
          type: 'intern',
          userReason: 'I would like to come again next year.',
          originalApplicationId: amina.applicationId,
          applicantName: amina.personal.name,
          applicantEmail: amina.personal.email,
        },
        new Date(),
      );
      const counts = async () =>
        (await portal().call('countUnreadForApplicant', { token: await amina.accountToken() })).body;
      expect(await counts()).toEqual({ total_unread: 1, feedback: 1, requests: 0 });
      await portal().service.stores.requests.decide(request, {
        status: 'rejected',
        adminNotes: 'Not this year',
        reviewerId: 1,
        reviewedBy: 'Grace',
        reviewedAt: new Date(),
        createdApplicationId: null,
      });
      expect(await counts()).toEqual({ total_unread: 2, feedback: 1, requests: 1 });
    });

    it('is closed to others: they find nothing and mark nothing', async () => {
      const amina = await buildSubmitted(portal());
      const { feedback } = await decideOn(portal(), amina);
      const bosco = await buildSubmitted(portal());
      const token = await bosco.accountToken();
      const params = { id: feedback.id };
      expect((await portal().call('listOwnFeedback', { token })).body.feedback).toEqual([]);
      expect((await portal().call('markFeedbackRead', { token, params })).status).toBe(404);
      expect((await portal().call('markFeedbackRead', { token, params: { id: 2_000_000_000 } })).status).toBe(
        404,
      );
      expect((await portal().call('markFeedbackRead', { token, params: { id: 'seven' } })).status).toBe(422);
      const theirs = await portal().call('countUnreadFeedback', { token: await amina.accountToken() });
      expect(theirs.body).toEqual({ unread_count: 1 });
    });

    it('opens with the password alone, and not to staff', async () => {
      const amina = await buildSubmitted(portal());
      const { feedback } = await decideOn(portal(), amina);
      for (const operation of [
        'countUnreadFeedback',
        'countUnreadForApplicant',
        'listOwnFeedback',
        'markFeedbackRead',
      ] as const) {
        const params = { id: feedback.id };
        for (const token of [
          amina.token,
          await staffToken(portal()),
          await staffToken(portal(), 'reviewer'),
        ]) {
          expect((await portal().call(operation, { token, params })).status).toBe(403);
        }
        expect((await portal().call(operation, { params })).status).toBe(401);
      }
    });
  });
});
