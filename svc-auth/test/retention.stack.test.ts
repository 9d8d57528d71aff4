import { onEachDatabase } from './each-database';
import { buildApplicant, buildPerson, tokenOf } from './people';

const dayMs = 86_400_000;

onEachDatabase((auth) => {
  const end = async (id: number) => (await auth().internal('POST', `/internal/people/${id}/end`)).body;
  const endOld = (mails: Date | null, devices: Date | null) =>
    auth().internal('POST', '/internal/retention', {
      body: { mails_before: mails, devices_before: devices },
    });
  const later = (ms: number) => new Date(auth().service.clock().getTime() + ms);

  describe('an account of which nothing else is kept', () => {
    it('ends, with its mails; a second time nothing happens', async () => {
      const removed: string[][] = [];
      auth().service.mails = {
        ...auth().service.mails,
        async removeOf({ addresses = [] }) {
          removed.push([...addresses]);
          return addresses.length;
        },
      };
      const amina = await buildApplicant(auth());
      for (const _ of ['once', 'again']) expect(await end(amina.id)).toEqual({ state: 'ended' });
      expect(await auth().service.stores.people.byId(amina.id)).toBeUndefined();
      expect(removed).toEqual([[amina.email]]);
    });

    it('stays while somebody is signed in, and when it is staff', async () => {
      const amina = await buildPerson(auth());
      await tokenOf(auth(), amina);
      expect(await end(amina.id)).toEqual({ state: 'in_use' });
      const grace = await buildPerson(auth(), { role: 'reviewer' });
      expect(await end(grace.id)).toEqual({ state: 'staff' });
      for (const { id } of [amina, grace]) expect(await auth().service.stores.people.byId(id)).toBeDefined();
    });
  });

  it('a device is known no more once its time is over; without a rule it is', async () => {
    const amina = await buildApplicant(auth());
    const { tokens } = auth().service;
    const { token } = await tokens.forDevice(amina.id, auth().service.clock());
    const known = async () => (await tokens.deviceOf(token, auth().service.clock())) !== undefined;
    expect(await known()).toBe(true);
    await endOld(null, later(dayMs));
    expect(await known()).toBe(false);
    await endOld(null, null);
    expect(await known()).toBe(true);
  });

  it('mails that were given up before a time go, and those that wait stay', async () => {
    const { stores } = auth().service;
    const given = await stores.enqueue('resume-code', { person_id: 1 });
    const waiting = await stores.enqueue('resume-code', { person_id: 1 });
    await auth()
      .knex('auth_outbox')
      .where({ id: given })
      .update({ state: 'dead', due_at: new Date(0) });
    expect((await endOld(null, null)).body).toEqual({ mails: 0 });
    expect((await endOld(new Date(dayMs), null)).body).toEqual({ mails: 1 });
    expect(await stores.outbox.find(given)).toBeUndefined();
    expect(await stores.outbox.find(waiting)).toBeDefined();
  });
});
