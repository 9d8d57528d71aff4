import { referenceOf } from '@portal/contract-svc-applications-v1';
import { notifyStaff } from '../src/platform/notifications/notify';
import { onEachDatabase } from './applications-under-test';
import { type Applicant, buildApplicant, staffToken } from './factories/applicant';
import { buildSubmitted } from './factories/sections';

let lastStaff = 9_100;

onEachDatabase((portal) => {
  /** A new member of staff, who has read all earlier notifications. */
  async function newStaff(role: 'admin' | 'reviewer' = 'admin') {
    lastStaff += 1;
    const personId = lastStaff;
    const token = await staffToken(portal(), role, { personId });
    await portal().call('markAllNotificationsRead', { token });
    return { personId, token };
  }
  const unread = async (token: string) =>
    (await portal().call('countUnread', { token })).body.unread_notifications;
  const notify = ({ applicationId, personId }: Applicant, title: string, now = new Date()) =>
    notifyStaff(
      portal().service.stores,
      {
        type: 'other',
        title,
        message: `${title}.`,
        application: { id: applicationId, type: 'intern', personId, applicantName: 'Amina Uwase' },
      },
      now,
    );

  describe('notifications', () => {
    it('announce new applications to staff, with the applicant', async () => {
      const grace = await newStaff();
      const amina = await buildSubmitted(portal());
      const { applicationId, personId } = amina;
      const { status, body } = await portal().call('listNotifications', { token: grace.token });
      expect(status).toBe(200);
      expect(body.unread_count).toBe(1);
      expect(body.notifications[0]).toEqual({
        id: expect.any(Number),
        type: 'application_submitted',
        title: 'Application submitted',
        message: `Amina Uwase has submitted an internship application (${referenceOf('intern', applicationId)}).`,
        is_read: false,
        read_at: null,
        created_at: expect.any(String),
        application_id: applicationId,
        application_type: 'intern',
        notifiable_id: grace.personId,
        user_id: personId,
        data: {
          user_id: personId,
          applicant_id: personId,
          applicant_name: 'Amina Uwase',
          user_name: 'Amina Uwase',
          application_id: applicationId,
          application_type: 'intern',
        },
      });
    });

    it('of before are read to a member of staff who is new; what comes afterwards is not', async () => {
      const amina = await buildApplicant(portal());
      await notify(amina, 'Before', new Date(Date.now() - 60_000));
      const [grace, joel] = [9_301, 9_302];
      const token = await staffToken(portal(), 'reviewer', { personId: grace });
      portal()
        .auth.staff.set(grace, new Date(Date.now() - 30_000))
        .set(joel, new Date(0));
      await notify(amina, 'Since', new Date(Date.now() - 10_000));
      portal().auth.down(true);
      expect(await unread(token)).toBeGreaterThan(1);
      portal().auth.down(false);
      const { notifications, unread_count } = (await portal().call('listLatestNotifications', { token }))
        .body;
      expect(notifications.slice(0, 2).map(({ title, is_read }) => [title, is_read])).toEqual([
        ['Since', false],
        ['Before', true],
      ]);
      expect([unread_count, await unread(token)]).toEqual([1, 1]);
      // Staff from long ago have all notifications to read; those that they leave are there the next time.
      const early = await staffToken(portal(), 'admin', { personId: joel });
      const all = (await portal().knex('notifications').pluck('id')).length;
      expect([await unread(early), await unread(early)]).toEqual([all, all]);
    });

    it('have read marks of each member of staff', async () => {
      const [grace, joel] = [await newStaff(), await newStaff('reviewer')];
      const amina = await buildApplicant(portal());
      await notify(amina, 'First');
      await notify(amina, 'Second');
      const latest = (token: string) => portal().call('listLatestNotifications', { token });
      const [second] = (await latest(grace.token)).body.notifications;
      const params = { id: second?.id ?? 0 };
      for (let twice = 0; twice < 2; twice += 1) {
        const answer = await portal().call('markNotificationRead', { token: grace.token, params });
        expect(answer.body).toEqual({ is_read: true, unread_count: 1 });
      }
      const { notifications, unread_count } = (await latest(grace.token)).body;
      expect(unread_count).toBe(1);
      expect(notifications.slice(0, 2).map(({ title, is_read }) => [title, is_read])).toEqual([
        ['Second', true],
        ['First', false],
      ]);
      expect(notifications[0]?.read_at).toEqual(expect.any(String));
      expect([await unread(grace.token), await unread(joel.token)]).toEqual([1, 2]);
    });

    it('are marked all at once, in one statement, and later notifications are unread', async () => {
      const [grace, joel] = [await newStaff(), await newStaff()];
      const amina = await buildApplicant(portal());
      for (const title of ['One', 'Two', 'Three']) await notify(amina, title);
      const statements: string[] = [];
      const note = ({ sql }: { sql: string }) => statements.push(sql);
      portal().knex.on('query', note);
      const { body } = await portal().call('markAllNotificationsRead', { token: grace.token });
      portal().knex.removeListener('query', note);
      expect(body).toEqual({ message: 'All notifications marked as read', marked: 3 });
      expect(
        statements.filter((sql) => /^(insert|update|replace)/i.test(sql) && !/_outbox/.test(sql)),
      ).toHaveLength(1);
      expect([await unread(grace.token), await unread(joel.token)]).toEqual([0, 3]);
      expect((await portal().call('markAllNotificationsRead', { token: grace.token })).body.marked).toBe(0);
      await notify(amina, 'Four');
      expect(await unread(grace.token)).toBe(1);
      const { notifications } = (await portal().call('listLatestNotifications', { token: grace.token })).body;
      expect(notifications.slice(0, 3).map(({ is_read }) => is_read)).toEqual([false, true, true]);
    });

    it('that do not exist are not marked', async () => {
      const { token } = await newStaff();
      expect(
        (await portal().call('markNotificationRead', { token, params: { id: 2_000_000_000 } })).status,
      ).toBe(404);
      expect((await portal().call('markNotificationRead', { token, params: { id: 0 } })).status).toBe(422);
    });

    it('come a hundred at a time, the newest first', async () => {
      const { token } = await newStaff();
      const amina = await buildApplicant(portal());
      await portal().knex('notifications').delete();
      for (let count = 1; count <= 103; count += 1) await notify(amina, `Number ${count}`);
      const first = (await portal().call('listNotifications', { token })).body;
      expect(first.notifications).toHaveLength(100);
      expect(first.notifications[0]?.title).toBe('Number 103');
      expect(first.unread_count).toBe(103);
      expect(first.next_before).toBe(first.notifications.at(-1)?.id);
      const query = { before: first.next_before ?? 0 };
      const second = (await portal().call('listNotifications', { token, query })).body;
      expect(second.notifications.map(({ title }) => title)).toEqual(['Number 3', 'Number 2', 'Number 1']);
      expect(second.next_before).toBeNull();
      expect((await portal().call('listLatestNotifications', { token })).body.notifications).toHaveLength(50);
    });

    it('are filtered by a period', async () => {
      const { token } = await newStaff();
      const amina = await buildApplicant(portal());
      await portal().knex('notifications').delete();
      const titles = async (period: string) =>
        (await portal().call('listNotifications', { token, query: { period } })).body.notifications.map(
          ({ title }) => title,
        );
      expect(await titles('today')).toEqual([]);
      const now = Date.now();
      for (const days of [40, 20, 5, 0]) {
        await notify(amina, `${days} days ago`, new Date(now - days * 24 * 3_600_000));
      }
      expect(await titles('today')).toEqual(['0 days ago']);
      expect(await titles('week')).toEqual(['0 days ago', '5 days ago']);
      expect(await titles('month')).toEqual(['0 days ago', '5 days ago', '20 days ago']);
      expect(await titles('all')).toHaveLength(4);
      const wrong = await portal().call('listNotifications', { token, query: { period: 'century' } });
      expect(wrong.status).toBe(422);
    });

    it('are counted together with waiting requests, for an administrator', async () => {
      const [grace, joel] = [await newStaff(), await newStaff('reviewer')];
      const amina = await buildSubmitted(portal());
      await portal().service.stores.requests.insert(
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
      const counts = async (token: string) => (await portal().call('countUnread', { token })).body;
      expect(await counts(grace.token)).toEqual({ unread_notifications: 1, pending_requests: 1 });
      expect(await counts(joel.token)).toEqual({ unread_notifications: 1, pending_requests: 0 });
    });

    it('are for staff alone', async () => {
      const amina = await buildApplicant(portal());
      for (const operation of [
        'countUnread',
        'listNotifications',
        'listLatestNotifications',
        'markAllNotificationsRead',
        'markNotificationRead',
      ] as const) {
        const params = { id: 1 };
        for (const token of [amina.token, await amina.accountToken()]) {
          expect((await portal().call(operation, { token, params })).status).toBe(403);
        }
        expect((await portal().call(operation, { params })).status).toBe(401);
      }
    });
  });
});
