import { dayMs } from '../src/application/retention/rules';
import { mostADay } from '../src/mail/reminders/reminder';
import type { Stores } from '../src/platform/stores';
import { onEachDatabase } from './applications-under-test';
import { staffToken } from './factories/applicant';
import { daysAgo, reminding } from './factories/reminders';
import { buildSubmitted, expectTaken } from './factories/sections';

onEachDatabase((portal) => {
  const { begin, steady, untouched, leftAlone, parts, round, mailsTo, reminders } = reminding(portal);
  beforeEach(begin);

  const set = async (draft_reminders: boolean) =>
    expectTaken(
      'updateSettings',
      await portal().call('updateSettings', { token: await staffToken(portal()), body: { draft_reminders } }),
    );
  const open = async (enabled: boolean) =>
    expectTaken(
      'setPortalStatus',
      await portal().call('setPortalStatus', { token: await staffToken(portal()), body: { enabled } }),
    );

  describe('the owner of an untouched draft', () => {
    it('is reminded after three and after ten days, each once, with replicas at the same time', async () => {
      const amina = await leftAlone(2.9);
      await round();
      expect(await reminders(amina)).toBe(0);
      await untouched(amina, 3);
      await Promise.all([round(), round(), round()]);
      await round();
      expect(await reminders(amina)).toBe(1);
      await untouched(amina, 10);
      await Promise.all([round(), round()]);
      await round();
      expect(await reminders(amina)).toBe(2);
      await untouched(amina, 3);
      await round();
      expect(await reminders(amina)).toBe(2);
    });

    it('reads where they stopped, with a link that goes there and one that ends the reminders, and nothing they typed', async () => {
      const amina = await leftAlone(3);
      await portal().knex('applications').where({ id: amina.applicationId }).update({ current_step: 6 });
      await round();
      expect(await reminders(amina)).toBe(1);
      const [mail] = mailsTo(amina);
      expect(mail?.text).toContain('You stopped at: Step 6 of 12: Motivation');
      expect(mail?.text).toContain('http://portal.test/application/interns?resume');
      const { secret } = await portal()
        .knex('draft_reminders')
        .where({ application_id: amina.applicationId })
        .first('secret');
      expect(mail?.text).toContain(`http://portal.test/reminders/${secret}`);
      expect(mail?.headers).toEqual({
        'List-Unsubscribe': `<http://portal.test/reminders/${secret}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      });
      for (const typed of ['Amina', amina.personal.phone, 'KG 7', 'Rwandan'])
        expect(`${mail?.text} ${mail?.html}`).not.toContain(typed);
    });

    it('is reminded once where nobody has proven the mailbox, whoever typed its address', async () => {
      const amina = await leftAlone(3, { proven: false });
      const squatter = await leftAlone(3, { proven: false });
      await portal()
        .knex('intern_details')
        .where({ application_id: squatter.applicationId })
        .update({ email: amina.personal.email });
      await round();
      expect(await reminders(amina)).toBe(1);
      await untouched(amina, 10);
      await untouched(squatter, 10);
      await round();
      expect(await reminders(amina)).toBe(1);
    });

    it('is not reminded once it is touched, submitted or discarded, nor after the mail was queued', async () => {
      const [touched, discarded] = [await leftAlone(3), await leftAlone(3)];
      const submitted = await buildSubmitted(portal());
      await untouched(submitted, 3);
      const body = {
        application_id: touched.applicationId,
        current_step: 3,
        form_data: { purpose: 'volunteer' },
      };
      expect((await touched.call('saveInternshipProgress', { body })).status).toBe(200);
      expectTaken(
        'discardDraft',
        await discarded.call('discardDraft', { params: { id: discarded.applicationId } }),
      );
      const meanwhile = await leftAlone(3);
      portal().mailFails(true);
      await round();
      await portal()
        .knex('applications')
        .where({ id: meanwhile.applicationId })
        .update({ updated_at: new Date() });
      portal().mailFails(false);
      for (const person of [touched, discarded, submitted, meanwhile])
        expect(await reminders(person)).toBe(0);
    });

    it('is not reminded twice of a draft that was discarded and brought back', async () => {
      const amina = await leftAlone(3);
      await round();
      expect(await reminders(amina)).toBe(1);
      const params = { id: amina.applicationId };
      expectTaken('discardDraft', await amina.call('discardDraft', { params }));
      expectTaken(
        'restoreDraft',
        await portal().call('restoreDraft', { token: await amina.accountToken(), params }),
      );
      await untouched(amina, 3);
      await round();
      expect(await reminders(amina)).toBe(1);
    });

    it('is not reminded of what was old at an upgrade', async () => {
      const amina = await leftAlone(18);
      await round();
      expect(await reminders(amina)).toBe(0);
    });
  });

  describe('a round', () => {
    it('that is killed between the note and the mail leaves neither; the next one sends it', async () => {
      const amina = await leftAlone(3);
      const stores: Stores = {
        ...parts().stores,
        transaction: (work) =>
          parts().stores.transaction((trx) =>
            work({ ...trx, enqueue: () => Promise.reject(new Error('killed')) }),
          ),
      };
      await expect(round({ stores })).rejects.toThrow('killed');
      expect(await reminders(amina)).toBe(0);
      await round();
      await round();
      expect(await reminders(amina)).toBe(1);
    });

    it('sends nothing while the portal is closed or the setting is off, and what is due afterwards', async () => {
      const amina = await leftAlone(3);
      await set(false);
      await round();
      await set(true);
      await open(false);
      await round();
      expect(await reminders(amina)).toBe(0);
      await open(true);
      portal().mailFails(true);
      await round();
      await open(false);
      expect(await reminders(amina)).toBe(0);
      portal().mailFails(false);
      await open(true);
      await round();
      expect(await reminders(amina)).toBe(1);
    });

    it('believes no clock that differs from the database, or that has just jumped', async () => {
      const amina = await leftAlone(1);
      await round({ clock: () => new Date(Date.now() + 20 * dayMs) });
      await untouched(amina, 3);
      await portal()
        .knex('retention_state')
        .update({ seen_at: daysAgo(5) });
      await round();
      await portal().knex('retention_state').update({ seen_at: new Date(), steady_since_at: new Date() });
      await round();
      expect(await reminders(amina)).toBe(0);
      await steady();
      await round();
      expect(await reminders(amina)).toBe(1);
    });

    it('sends as many as a day may have, with replicas at the same time, and the others later', async () => {
      const all = [await leftAlone(3.3), await leftAlone(3.2), await leftAlone(3.1)];
      await Promise.all([round({}, { most: 2 }), round({}, { most: 2 })]);
      await round({}, { most: 2 });
      const sent = async () => Promise.all(all.map(reminders));
      expect(await sent()).toEqual([1, 1, 0]);
      await portal()
        .knex('draft_reminders')
        .update({ told_at: daysAgo(1.1) });
      await round({}, { most: 2 });
      expect(await sent()).toEqual([1, 1, 1]);
      expect(mostADay).toBe(2_000);
    });

    it('waits while svc-auth does not answer', async () => {
      const amina = await leftAlone(3);
      portal().auth.down(true);
      await expect(round()).rejects.toThrow();
      portal().auth.down(false);
      await round();
      expect(await reminders(amina)).toBe(1);
    });
  });
});
