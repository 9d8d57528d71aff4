import { calendarMessages } from '@portal/contract-svc-applications-v1';
import { onEachDatabase } from './applications-under-test';
import { buildApplicant, staffToken } from './factories/applicant';
import { decideOn } from './factories/decisions';
import { buildSubmitted, expectTaken } from './factories/sections';

onEachDatabase((portal) => {
  let staff = 9_100;
  /** A member of staff who is known to svc-auth. */
  async function colleague(role: 'admin' | 'reviewer' = 'reviewer') {
    staff += 1;
    portal().auth.staff.set(staff, new Date());
    return { personId: staff, token: await staffToken(portal(), role, { personId: staff }) };
  }
  const make = (token: string, name = 'My phone') =>
    portal().call('createCalendarFeed', { token, body: { name } });
  const read = async (address: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(address.replace('http://portal.test', portal().url), { headers });
    return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() };
  };
  const own = async (id: number, token: string) =>
    read(`http://portal.test/api/user/applications/${id}/calendar`, { Authorization: `Bearer ${token}` });
  const status = (id: number, changes: object) => portal().knex('applications').where({ id }).update(changes);
  const uid = (id: number) => `UID:application-${id}-1@portal.test`;

  describe('an applicant', () => {
    it('puts the periods into their calendar: tentative until a decision, confirmed by it', async () => {
      const amina = await buildSubmitted(portal());
      const token = await amina.accountToken();
      const asked = await own(amina.applicationId, token);
      expect([asked.status, asked.type]).toEqual([200, 'text/calendar; charset=utf-8']);
      expect(asked.text).toContain(uid(amina.applicationId));
      expect(asked.text).toContain('STATUS:TENTATIVE');
      expect(asked.text).toMatch(/DTSTART;VALUE=DATE:\d{8}\r\n/);
      await decideOn(portal(), amina);
      expect((await own(amina.applicationId, token)).text).toContain('STATUS:CONFIRMED');
    });

    it('has nothing to put there from a draft, nor from what was withdrawn or rejected', async () => {
      const draft = await buildApplicant(portal());
      const submitted = await buildSubmitted(portal());
      const refused = async (id: number, token: string) => {
        const { status, text } = await own(id, token);
        expect([status, JSON.parse(text).message]).toEqual([409, calendarMessages.nothing]);
      };
      await refused(draft.applicationId, await draft.accountToken());
      const token = await submitted.accountToken();
      await status(submitted.applicationId, { withdrawn_at: new Date() });
      await refused(submitted.applicationId, token);
      await status(submitted.applicationId, { withdrawn_at: null, status: 'rejected' });
      await refused(submitted.applicationId, token);
    });

    it('gets no calendar of somebody else, and no address of staff', async () => {
      const [amina, eve] = [await buildSubmitted(portal()), await buildApplicant(portal())];
      const token = await eve.accountToken();
      expect((await own(amina.applicationId, token)).status).toBe(404);
      expect((await make(token)).status).toBe(403);
    });
  });

  describe('staff', () => {
    it('lose their addresses with the password, the role or the devices of before, and may make new ones', async () => {
      const { personId, token } = await colleague();
      const { address } = (await make(token)).body;
      expect((await read(address)).status).toBe(200);
      portal().auth.accessSince.set(personId, new Date(Date.now() + 1_000));
      expect((await read(address)).status).toBe(404);
      expect((await portal().call('listCalendarFeeds', { token })).body).toEqual({ feeds: [] });
      portal().auth.accessSince.set(personId, new Date(0));
      expect((await read(address)).status).toBe(404);
      expect((await read((await make(token)).body.address)).status).toBe(200);
    });

    it('read all that is submitted by an address, without names; what is over is gone', async () => {
      const [waits, accepted, rejected, withdrawn] = [
        await buildSubmitted(portal()),
        await buildSubmitted(portal()),
        await buildSubmitted(portal()),
        await buildSubmitted(portal()),
      ];
      const draft = await buildApplicant(portal());
      await decideOn(portal(), accepted);
      await status(rejected.applicationId, { status: 'rejected' });
      await status(withdrawn.applicationId, { withdrawn_at: new Date() });
      const { token } = await colleague();
      const { address } = (await make(token)).body;
      const { status: answered, type, text } = await read(address);
      expect([answered, type]).toEqual([200, 'text/calendar; charset=utf-8']);
      const eventOf = (id: number) => text.split('BEGIN:VEVENT').find((one) => one.includes(uid(id)));
      expect(eventOf(waits.applicationId)).toContain('STATUS:TENTATIVE');
      expect(eventOf(accepted.applicationId)).toContain('STATUS:CONFIRMED');
      for (const { applicationId } of [rejected, withdrawn, draft])
        expect(eventOf(applicationId)).toBeUndefined();
      expect(text).toContain(`/dashboard/intern/${waits.applicationId}`);
      expect(text).not.toContain('Amina');
    });

    it('see the address once; only its hash is stored', async () => {
      const { token } = await colleague();
      const made = (await make(token, ' My phone ')).body;
      expect(made).toMatchObject({ feed: { name: 'My phone', last_used_at: null } });
      const secret = /calendar\/([\w-]+)\.ics$/.exec(made.address)?.[1] ?? 'none';
      await read(made.address);
      const listed = await portal().call('listCalendarFeeds', { token });
      expect(listed.body.feeds).toEqual([{ ...made.feed, last_used_at: expect.any(String) }]);
      expect(JSON.stringify(listed.body)).not.toContain(secret);
      expect(JSON.stringify(await portal().knex('calendar_feeds'))).not.toContain(secret);
      const { token: other } = await colleague();
      expect((await portal().call('listCalendarFeeds', { token: other })).body.feeds).toEqual([]);
    });

    it('end an address, and nobody else does; it opens nothing from then on', async () => {
      const { token } = await colleague();
      const { token: other } = await colleague('admin');
      const { feed, address } = (await make(token)).body;
      const revoke = (by: string) =>
        portal().call('revokeCalendarFeed', { token: by, params: { id: feed.id } });
      expect((await revoke(other)).status).toBe(404);
      expectTaken('revokeCalendarFeed', { ...(await revoke(token)), status: 200 });
      expect((await read(address)).status).toBe(404);
      expect((await revoke(token)).status).toBe(404);
    });

    it('who are none any more read nothing', async () => {
      const { personId, token } = await colleague();
      const { address } = (await make(token)).body;
      portal().auth.staff.delete(personId);
      expect((await read(address)).status).toBe(404);
    });

    it('have five addresses at most, each with a name', async () => {
      const { token } = await colleague();
      for (let one = 0; one < 5; one += 1) expect((await make(token)).status).toBe(200);
      expect((await make(token)).body).toMatchObject({ message: calendarMessages.enough });
      expect((await make(token, ' ')).body).toMatchObject({ errors: { name: [calendarMessages.name] } });
    });

    it('and strangers try so many addresses, and read one so often', async () => {
      const guess = () => read('http://portal.test/api/calendar/guessed.ics');
      expect((await guess()).status).toBe(404);
      for (let one = 0; one < 60; one += 1) await guess();
      expect((await guess()).status).toBe(429);
      const { token } = await colleague();
      const { address } = (await make(token)).body;
      expect((await read(address)).status).toBe(200);
      await portal().knex('budgets').where('count', '>', 0).update({ count: 1_000 });
      expect((await read(address)).status).toBe(429);
    });
  });
});
