import { silentLogger } from '@portal/service-kit/logging';
import { dayMs, monthsLater } from '../src/application/retention/rules';
import { retentionJob } from '../src/privacy/retention/daily-job';
import { onEachDatabase } from './applications-under-test';
import type { Applicant } from './factories/applicant';
import { buildAsked } from './factories/requests';
import { setRules, untouched, wished } from './factories/retention';
import { buildSubmitted } from './factories/sections';

onEachDatabase((portal) => {
  /** Tonight's work, as if the rules had been set, and the clock been seen, days ago. */
  async function runAt(): Promise<void> {
    const ago = new Date(Date.now() - 3 * dayMs);
    const seen = { seen_at: new Date(), steady_since_at: ago, doubted_from_at: null, night_at: null };
    await portal().knex('retention_rules').update({ since_at: ago });
    await portal().knex('retention_state').update(seen);
    await retentionJob(portal().service, silentLogger);
  }
  const dayOf = (at: Date) => at.toISOString().slice(0, 10);
  const inDays = (days: number) => dayOf(new Date(Date.now() + days * dayMs));
  /** An approved application that nobody has touched for 13 months, with an offer that was accepted or waits. */
  async function offered(until: string, state: 'open' | 'accepted' = 'accepted'): Promise<Applicant> {
    const amina = await buildSubmitted(portal());
    const { applicationId, personId } = amina;
    const { stores } = portal().service;
    const offer = await stores.offers.insert({
      ...{ applicationId, personId, programme: 'intern', roundId: null, participants: 1, place: null },
      ...{ from: until, until, replyBy: `${inDays(30)}T17:00`, conditions: null, clashReason: null },
      ...{ isBeyondPlaces: false, by: { id: 9_001, name: 'Grace Mutoni' }, offeredAt: new Date() },
    });
    if (state === 'accepted') await stores.offers.accept(offer, new Date());
    await portal().knex('applications').where({ id: applicationId }).update({ status: 'approved' });
    await untouched(portal(), applicationId, 13);
    return amina;
  }
  const isThere = async ({ applicationId: id }: Applicant) =>
    (await portal().knex('applications').where({ id })).length === 1;
  const endShownTo = async (amina: Applicant) => {
    const { body } = await amina.call('getOwnData', { token: await amina.accountToken() });
    return body.applications[0]?.ends_at;
  };
  const previewed = async ({ applicationId: id }: Applicant) => {
    const rules = await portal().service.stores.retention.rules();
    const over = await Promise.all(
      rules.map((rule) => portal().service.stores.retention.over(rule as never, new Date(), { limit: 50 })),
    );
    return over.flat().some((one) => one.id === id);
  };

  beforeEach(async () => {
    await portal().knex('retention_rules').delete();
    await setRules(portal(), wished({ approved: 12 }));
  });

  it('an application with an accepted stay stays until its months after the last day are over', async () => {
    const ahead = await offered(inDays(100));
    const lately = await offered(inDays(-30));
    const longAgo = await offered(dayOf(monthsLater(new Date(Date.now() - 3 * dayMs), -12)));
    expect(await Promise.all([ahead, lately, longAgo].map(previewed))).toEqual([false, false, true]);
    await runAt();
    expect(await Promise.all([ahead, lately, longAgo].map(isThere))).toEqual([true, true, false]);
  });

  it('its owner reads the end that counts from the last day', async () => {
    const until = inDays(100);
    const nextDay = new Date(new Date(`${until}T00:00:00Z`).getTime() + dayMs);
    const end = monthsLater(nextDay, 12);
    end.setUTCHours(2);
    expect(await endShownTo(await offered(until))).toBe(end.toISOString());
  });

  it('an application whose offer waits for an answer does not end, and no end is named', async () => {
    const amina = await offered(inDays(-400), 'open');
    await runAt();
    expect([await isThere(amina), await endShownTo(amina)]).toEqual([true, null]);
  });

  it('while a request for another application waits no end is named', async () => {
    const { applicant } = await buildAsked(portal());
    await untouched(portal(), applicant.applicationId, 13);
    expect(await endShownTo(applicant)).toBeNull();
  });
});
