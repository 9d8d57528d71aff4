import { referenceOf } from '@portal/contract-svc-applications-v1';
import { recordAct, recordOnceADay } from '../src/platform/audit/audit';
import { nothingHidden } from '../src/platform/hidden-store';
import type { News } from '../src/platform/notifications/notification';
import { notifyStaff } from '../src/platform/notifications/notify';
import { onEachDatabase } from './applications-under-test';
import { buildApplicant } from './factories/applicant';
import { buildSubmitted, submission } from './factories/sections';

const noon = new Date('2026-11-21T12:00:00Z');
const later = (minutes: number) => new Date(noon.getTime() + minutes * 60_000);

onEachDatabase((portal) => {
  const stores = () => portal().service.stores;

  describe('news to staff', () => {
    async function news(changes: Partial<News> = {}): Promise<News> {
      const amina = await buildApplicant(portal());
      const application = { id: amina.applicationId, type: 'intern', personId: amina.personId } as const;
      return {
        type: 'application_updated',
        title: 'Application updated',
        message: 'Amina Uwase has changed the application.',
        application: { ...application, applicantName: 'Amina Uwase' },
        ...changes,
      };
    }
    const shown = ({ application }: News) =>
      portal().knex('notifications').where('application_id', application.id).orderBy('id');

    it('of updates comes once an hour, and the last replaces the earlier', async () => {
      const update = await news();
      await notifyStaff(stores(), update, noon);
      const [first] = await shown(update);
      await notifyStaff(stores(), { ...update, message: 'A new CV has come.' }, later(40));
      const [second, ...others] = await shown(update);
      expect(others).toEqual([]);
      expect(second).toMatchObject({ message: 'A new CV has come.', created_at: later(40) });
      expect(second.id).toBeGreaterThan(first.id);
      await notifyStaff(stores(), update, later(61));
      expect(await shown(update)).toHaveLength(2);
    });

    it('that is read is unread again when more has happened', async () => {
      const update = await news();
      await notifyStaff(stores(), update, noon);
      await stores().notifications.markAllRead(77, noon);
      expect(await stores().notifications.unreadOf({ personId: 77, hidden: nothingHidden })).toBe(0);
      await notifyStaff(stores(), update, later(5));
      expect(await stores().notifications.unreadOf({ personId: 77, hidden: nothingHidden })).toBe(1);
    });

    it('of anything else comes every time', async () => {
      const submitted = await news({ type: 'application_submitted' });
      await notifyStaff(stores(), submitted, noon);
      await notifyStaff(stores(), submitted, later(1));
      expect(await shown(submitted)).toHaveLength(2);
    });

    it('is not sent to the person who acted', async () => {
      await stores().notifications.markAllRead(78, noon);
      await stores().notifications.markAllRead(79, noon);
      await notifyStaff(stores(), await news({ type: 'status_changed', byPersonId: 78 }), noon);
      expect(await stores().notifications.unreadOf({ personId: 78, hidden: nothingHidden })).toBe(0);
      expect(await stores().notifications.unreadOf({ personId: 79, hidden: nothingHidden })).toBe(1);
    });

    it('is not stored when its transaction fails', async () => {
      const update = await news();
      const failing = stores().transaction(async (trx) => {
        await notifyStaff(trx, update, noon);
        throw new Error('nothing came of it');
      });
      await expect(failing).rejects.toThrow('nothing came of it');
      expect(await shown(update)).toEqual([]);
    });
  });

  it('a submission notifies staff and is recorded, after the beginning', async () => {
    const amina = await buildSubmitted(portal());
    const { applicationId, personId } = amina;
    await amina.call('submitInternship', submission(amina));
    expect(await portal().knex('notifications').where('application_id', applicationId)).toMatchObject([
      {
        type: 'application_submitted',
        title: 'Application submitted',
        person_id: personId,
        message: `Amina Uwase has submitted an internship application (${referenceOf('intern', applicationId)}).`,
      },
    ]);
    const actor = { id: personId, name: 'Amina Uwase', role: 'intern' };
    expect(await stores().audit.ofApplication(applicationId)).toMatchObject([
      { action: 'created', actor },
      { action: 'submitted', actor },
    ]);
  });

  describe('acts', () => {
    const grace = { personId: 9, name: 'Grace', role: 'admin' };

    it('are kept in their order, with their actors', async () => {
      const applicationId = 70_001;
      await recordAct(stores(), { actor: grace, action: 'edited', applicationId }, noon);
      const unnamed = { personId: 10, role: 'reviewer' };
      const details = { upload_type: 'cv' };
      await recordAct(stores(), { actor: unnamed, action: 'uploaded', applicationId, details }, later(1));
      expect(await stores().audit.ofApplication(applicationId)).toEqual([
        {
          id: expect.any(Number),
          applicationId,
          action: 'edited',
          details: {},
          at: noon,
          actor: { id: 9, name: 'Grace', role: 'admin' },
        },
        {
          id: expect.any(Number),
          applicationId,
          action: 'uploaded',
          details,
          at: later(1),
          actor: { id: 10, name: 'Staff', role: 'reviewer' },
        },
      ]);
    });

    it('of reading are recorded once a day for each person', async () => {
      const applicationId = 70_002;
      const check = { actor: grace, action: 'viewed' as const, applicationId };
      await recordOnceADay(stores(), check, noon);
      await recordOnceADay(stores(), check, later(5));
      await recordOnceADay(stores(), { ...check, actor: { ...grace, personId: 11 } }, later(6));
      await recordOnceADay(stores(), check, later(24 * 60));
      const entries = await stores().audit.ofApplication(applicationId);
      expect(entries.map(({ actor }) => actor.id)).toEqual([9, 11, 9]);
    });
  });
});
