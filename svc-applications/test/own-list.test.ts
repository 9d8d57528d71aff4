import { calendarOf } from '@portal/service-kit/calendar';
import { onSqlite } from './applications-under-test';
import { buildApplicant } from './factories/applicant';
import { buildSubmitted } from './factories/sections';

const year = 365 * 24 * 3_600_000;

onSqlite((portal) => {
  describe('the applicant’s own list', () => {
    const mine = async (token: string) =>
      (await portal().call('listOwnApplications', { token })).body.applications;
    const change = (id: number, columns: object) =>
      portal().knex('applications').where({ id }).update(columns);

    it('continues a first draft in its wizard, and a further draft in its form', async () => {
      const amina = await buildApplicant(portal());
      const token = await amina.accountToken();
      const open = {
        view: true,
        edit: true,
        upload: true,
        submit: true,
        discard: true,
        answer: false,
        withdraw: false,
        undo_withdrawal: false,
      };
      const none = { request_another: 'none', request_another_on: null };
      expect((await mine(token))[0]?.abilities).toEqual({ ...open, continue: true, finish: false, ...none });
      await change(amina.applicationId, { origin: 'secondary' });
      expect((await mine(token))[0]?.abilities).toEqual({ ...open, continue: false, finish: true, ...none });
    });

    it('offers another application a year after submission, once the last is decided', async () => {
      const amina = await buildSubmitted(portal());
      const token = await amina.accountToken();
      const ability = async () => (await mine(token))[0]?.abilities;
      expect(await ability()).toMatchObject({ view: true, edit: false, request_another: 'none' });

      const almost = new Date(Date.now() - year + 24 * 3_600_000);
      await change(amina.applicationId, { status: 'rejected', submitted_at: almost });
      const day = calendarOf('Africa/Kigali').dayOf(new Date(almost.getTime() + year));
      expect(await ability()).toMatchObject({ request_another: 'later', request_another_on: day });

      await change(amina.applicationId, { submitted_at: new Date(Date.now() - year) });
      expect(await ability()).toMatchObject({ request_another: 'open', request_another_on: null });

      const params = { id: amina.applicationId, type: 'intern' };
      const { review } = (await portal().call('getApplicationByType', { params, token })).body;
      expect(review.abilities).toEqual(await ability());
    });

    it('offers it only on the newest application of a programme, and not while a request waits', async () => {
      const amina = await buildSubmitted(portal());
      const token = await amina.accountToken();
      const long = { status: 'approved', submitted_at: new Date(Date.now() - 2 * year) };
      await change(amina.applicationId, long);
      const request = {
        personId: amina.personId,
        type: 'intern' as const,
        userReason: 'I would like to come back for a term.',
        originalApplicationId: amina.applicationId,
        applicantName: 'Amina Uwase',
        applicantEmail: amina.personal.email,
      };
      await portal().service.stores.requests.insert(request, new Date());
      expect((await mine(token))[0]?.abilities.request_another).toBe('pending');
      const { applications } = portal().service.stores;
      const identity = await applications.identity(amina.applicationId);
      if (!identity) throw new Error('Nobody is known of it');
      const begun = { personId: amina.personId, type: 'intern' as const, identity, answers: {} };
      await applications.insert(begun, new Date());
      expect((await mine(token)).map(({ abilities }) => abilities.request_another)).toEqual(['none', 'none']);
    });

    it('names the programmes that can be begun', async () => {
      const amina = await buildApplicant(portal());
      const { body } = await portal().call('listAvailableProgrammes', { token: await amina.accountToken() });
      expect(body).toEqual({
        has_intern: true,
        has_visitor: false,
        can_apply_intern: false,
        can_apply_visitor: true,
        programmes: [
          { type: 'intern', has: true, can_apply: false },
          { type: 'visitor', has: false, can_apply: true },
        ],
      });
    });
  });
});
