import { onEachDatabase } from './applications-under-test';
import { staffToken } from './factories/applicant';
import { reminding } from './factories/reminders';
import { expectTaken } from './factories/sections';

onEachDatabase((portal) => {
  const { begin, untouched, leftAlone, round, mailsTo, reminders } = reminding(portal);
  beforeEach(begin);
  const open = async (enabled: boolean) =>
    expectTaken(
      'setPortalStatus',
      await portal().call('setPortalStatus', { token: await staffToken(portal()), body: { enabled } }),
    );

  describe('the end of the reminders', () => {
    async function reminded() {
      const amina = await leftAlone(3);
      await round();
      expect(await reminders(amina)).toBe(1);
      const path = /portal\.test(\/reminders\/[\w-]+)/.exec(mailsTo(amina)[0]?.text ?? '')?.[1] ?? '';
      return { amina, path };
    }
    const page = async (path: string, init: RequestInit = {}) => {
      const answer = await fetch(portal().url + path, init);
      return { status: answer.status, headers: answer.headers, text: await answer.text() };
    };
    const post = (path: string, text: string) =>
      page(path, {
        method: 'POST',
        body: text,
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      });

    it('a click in the mail program ends the reminders, and the page offers to undo it', async () => {
      const { amina, path } = await reminded();
      const looked = await page(path);
      expect(looked.text).toMatch(/<button[^>]*>Stop the reminders</);
      const ended = await post(path, 'List-Unsubscribe=One-Click');
      expect([ended.status, ended.headers.get('content-security-policy')]).toEqual([
        200,
        expect.stringContaining("default-src 'none'"),
      ]);
      expect(ended.text).toContain('You will get no more reminders');
      expect((await page(path)).text).toContain('You will get no more reminders');
      await untouched(amina, 10);
      await round();
      expect(await reminders(amina)).toBe(1);

      const grace = await leftAlone(3);
      await portal()
        .knex('intern_details')
        .where({ application_id: grace.applicationId })
        .update({ email: amina.personal.email });
      expect((await post(path, 'act=go-on')).text).toContain('You will get reminders again');
      await round();
      expect(await reminders(amina)).toBe(2);
    });

    it('does not come by looking, so that programs which open links end nothing', async () => {
      const { amina, path } = await reminded();
      await page(path);
      await page(path, { method: 'HEAD' });
      await untouched(amina, 10);
      await round();
      expect(await reminders(amina)).toBe(2);
    });

    it('comes by a form in parts, too; a large body and another method do no harm', async () => {
      const { path } = await reminded();
      const body = new FormData();
      body.set('List-Unsubscribe', 'One-Click');
      expect((await page(path, { method: 'POST', body })).text).toContain('You will get no more reminders');
      expect((await post(path, `act=go-on&x=${'x'.repeat(20_000)}`)).text).toContain('no more reminders');
      expect((await page(path, { method: 'DELETE' })).status).toBe(405);
    });

    it('is not behind a guessed address, which reveals nothing', async () => {
      for (const path of ['/reminders/guessed', '/reminders/', '/reminders/..%2f..']) {
        const { status, text } = await page(path);
        expect([status, text.includes('This link does not work')]).toEqual([404, true]);
      }
    });

    it('works while the portal is closed', async () => {
      const { path } = await reminded();
      await open(false);
      expect((await post(path, '')).text).toContain('You will get no more reminders');
      await open(true);
    });
  });
});
