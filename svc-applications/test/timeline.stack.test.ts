import { recordAct } from '../src/platform/audit/audit';
import { onEachDatabase } from './applications-under-test';
import { buildApplicant, staffToken } from './factories/applicant';
import { decideOn, kindWords } from './factories/decisions';
import { buildSubmitted } from './factories/sections';

onEachDatabase((portal) => {
  const admin = () => staffToken(portal(), 'admin', { personId: 9_001, name: 'Grace Mutoni' });
  const reviewer = () => staffToken(portal(), 'reviewer');

  describe('the timeline of an application', () => {
    it('has actors, acts and times, the oldest first, with the feedback', async () => {
      const amina = await buildSubmitted(portal());
      await decideOn(portal(), amina, { status: 'in-review', message: 'We are reading what you sent.' });
      const { feedback } = await decideOn(portal(), amina);
      const token = await amina.accountToken();
      await portal().call('markFeedbackRead', { token, params: { id: feedback.id } });
      const { status, body } = await portal().call('getTimeline', {
        token: await reviewer(),
        params: { id: amina.applicationId },
      });
      expect(status).toBe(200);
      const applicant = { id: amina.personId, name: 'Amina Uwase', role: 'intern' };
      const grace = { id: 9_001, name: 'Grace Mutoni', role: 'admin' };
      const at = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/);
      const common = { id: expect.any(Number), at };
      expect(body.entries).toEqual([
        { ...common, action: 'created', actor: applicant, details: {} },
        { ...common, action: 'submitted', actor: applicant, details: {} },
        {
          ...common,
          action: 'status_changed',
          actor: grace,
          details: { from: 'submitted', to: 'in-review', message: 'We are reading what you sent.' },
        },
        {
          ...common,
          action: 'status_changed',
          actor: grace,
          details: { from: 'in-review', to: 'approved', message: kindWords },
        },
      ]);
      expect(body.feedback.map(({ status, is_read }) => [status, is_read])).toEqual([
        ['in-review', false],
        ['approved', true],
      ]);
    });

    it('begins with one entry of the beginning, however many sign-ins came at the same time', async () => {
      const amina = await buildApplicant(portal());
      const { email, phone } = amina.personal;
      await portal().call('signInToInternship', { body: { email, phone, role: 'intern' } });
      const params = { id: amina.applicationId };
      const { body } = await portal().call('getTimeline', { token: await admin(), params });
      expect(body.entries.map(({ action }) => action)).toEqual(['created']);
      expect(body.feedback).toEqual([]);
    });

    it('is for staff alone, and not found for an unknown application', async () => {
      const amina = await buildApplicant(portal());
      const params = { id: amina.applicationId };
      for (const token of [amina.token, await amina.accountToken()]) {
        expect((await portal().call('getTimeline', { token, params })).status).toBe(403);
      }
      const nowhere = { token: await admin(), params: { id: 2_000_000_000 } };
      expect((await portal().call('getTimeline', nowhere)).status).toBe(404);
    });
  });

  describe('the activity in the portal', () => {
    const page = async (number?: number) =>
      portal().call('listApplicationActivity', {
        token: await admin(),
        ...(number !== undefined && { query: { page: number } }),
      });

    it('has the acts on all applications, and the changes of the switch, the newest first', async () => {
      const amina = await buildApplicant(portal());
      for (const enabled of [false, false, true]) {
        expect(
          (await portal().call('setPortalStatus', { token: await admin(), body: { enabled } })).status,
        ).toBe(200);
      }
      const { status, body } = await page();
      expect(status).toBe(200);
      const grace = { id: 9_001, name: 'Grace Mutoni', role: 'admin' };
      const portalAct = { application_id: null, application_type: null, applicant_name: null, details: {} };
      expect(body.entries.slice(0, 3)).toEqual([
        expect.objectContaining({ action: 'portal_opened', actor: grace, ...portalAct }),
        expect.objectContaining({ action: 'portal_closed', actor: grace, ...portalAct }),
        expect.objectContaining({
          action: 'created',
          application_id: amina.applicationId,
          application_type: 'intern',
          applicant_name: 'Amina Uwase',
        }),
      ]);
    });

    it('comes 20 at a time', async () => {
      await portal().knex('audit_entries').delete();
      const actor = { personId: 9_001, name: 'Grace', role: 'admin' };
      for (let count = 1; count <= 43; count += 1) {
        const act = { actor, action: 'exported' as const, details: { count } };
        await recordAct(portal().service.stores, act, new Date());
      }
      const pagination = { last_page: 3, per_page: 20, total: 43 };
      const third = (await page(3)).body;
      expect(third.pagination).toEqual({ ...pagination, current_page: 3 });
      expect(third.entries.map(({ details }) => details)).toEqual([{ count: 3 }, { count: 2 }, { count: 1 }]);
      const beyond = await page(1_000_000_000);
      expect(beyond.status).toBe(200);
      expect(beyond.body).toEqual({
        entries: [],
        pagination: { ...pagination, current_page: 1_000_000_000 },
      });
      for (const wrong of [0, -1, 1.5]) expect((await page(wrong)).status).toBe(422);
    });

    it('is an administrator’s alone', async () => {
      const amina = await buildApplicant(portal());
      for (const token of [await reviewer(), amina.token, await amina.accountToken()]) {
        expect((await portal().call('listApplicationActivity', { token })).status).toBe(403);
      }
      expect((await portal().call('listApplicationActivity')).status).toBe(401);
    });

    it('has no entry where the switch could not be changed', async () => {
      const { knex } = portal();
      const before = await knex('audit_entries').count('* as total');
      await knex.schema.renameTable('audit_entries', 'audit_away');
      const { status } = await portal().call('setPortalStatus', {
        token: await admin(),
        body: { enabled: false },
      });
      await knex.schema.renameTable('audit_away', 'audit_entries');
      expect(status).toBe(500);
      expect((await portal().call('getPortalStatus')).body.portal_enabled).toBe(true);
      expect(await knex('audit_entries').count('* as total')).toEqual(before);
    });
  });
});
