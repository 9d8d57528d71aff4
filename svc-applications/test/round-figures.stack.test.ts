import { onEachDatabase } from './applications-under-test';
import { type Applicant, buildApplicant, staffToken } from './factories/applicant';
import { approveWithOffer, dayIn } from './factories/offers';
import { minutesFromNow } from './factories/rounds';
import { buildSubmitted } from './factories/sections';

const dayMs = 86_400_000;

onEachDatabase((portal) => {
  let token: string;
  let round: number;
  const epoch = Date.now() - 40 * dayMs;
  const at = (days: number) => new Date(epoch + days * dayMs);
  const figuresOf = async (id: number) =>
    (await portal().call('getRoundFigures', { token, params: { id } })).body;
  const came = (id: number, value: boolean, as = token) =>
    portal().call('noteCame', { token: as, params: { id }, body: { came: value } });
  const beginsToday = (id: number) =>
    portal()
      .knex('offers')
      .where({ id })
      .update({ from_day: dayIn(-1) });
  const noted = ({ applicationId }: Applicant) =>
    portal()
      .knex('audit_entries')
      .where({ application_id: applicationId })
      .whereIn('action', ['offer_came', 'offer_missed'])
      .orderBy('id')
      .pluck('action');

  async function accepted(): Promise<Applicant & { offerId: number }> {
    const person = await buildSubmitted(portal());
    const { id } = await approveWithOffer(portal(), person);
    const params = { id: person.applicationId };
    const answer = await portal().call('acceptOffer', {
      token: await person.accountToken(),
      params,
      body: { offer_id: id },
    });
    expect(answer.status).toBe(200);
    return Object.assign(person, { offerId: id });
  }
  /** Dates an application: begun on day 0; submitted, read, offered and accepted after these numbers of days. */
  async function dated({ applicationId: id }: Applicant, steps: (number | undefined)[]) {
    const [submitted, read, offered, accepted] = steps;
    const knex = portal().knex;
    await knex('applications')
      .where({ id })
      .update({ created_at: at(0), ...(submitted && { submitted_at: at(submitted) }) });
    await knex('audit_entries').where({ application_id: id, action: 'viewed' }).delete();
    if (read)
      for (const day of [read, read + 3])
        await knex('audit_entries').insert({
          application_id: id,
          actor_id: 9_001,
          actor_name: 'Grace Mutoni',
          actor_role: 'admin',
          action: 'viewed',
          details: '{}',
          created_at: at(day),
        });
    if (offered)
      await knex('offers')
        .where({ application_id: id })
        .update({ offered_at: at(offered) });
    if (accepted)
      await knex('offers')
        .where({ application_id: id })
        .update({ answered_at: at(accepted) });
  }

  beforeAll(async () => {
    token = await staffToken(portal(), 'admin', { personId: 9_001, name: 'Grace Mutoni' });
    const body = {
      programme: 'intern',
      names: { en: '=Autumn' },
      opens: minutesFromNow(-60 * 24),
      closes: minutesFromNow(60 * 24),
    };
    const made = await portal().call('createRound', { token, body: body as never });
    round = made.body.round.id;
  });

  describe('a round', () => {
    it('that nobody has applied for has zeros, and one that is not there is not found', async () => {
      expect(await figuresOf(round)).toMatchObject({ programme: 'intern', round: { id: round }, missed: 0 });
      expect((await figuresOf(round)).stages.map(({ count }) => count)).toEqual([0, 0, 0, 0, 0, 0]);
      const gone = await portal().call('getRoundFigures', { token, params: { id: 999_999 } });
      expect(gone.status).toBe(404);
    });

    it('has how far its applications came, and the median days of each stage', async () => {
      await dated(await buildApplicant(portal()), []);
      await dated(await buildSubmitted(portal()), [2]);
      await dated(await buildSubmitted(portal()), [4, 5]);
      const offered = await buildSubmitted(portal());
      await approveWithOffer(portal(), offered);
      await dated(offered, [6, 9, 19]);
      const [one, other, third] = [await accepted(), await accepted(), await accepted()];
      for (const person of [one, other, third]) await dated(person, [2, 4, 14, 20]);
      for (const { offerId } of [one, other]) await beginsToday(offerId);
      await portal()
        .knex('offers')
        .where({ id: one.offerId })
        .update({ from_day: at(25).toISOString().slice(0, 10) });
      expect((await came(one.offerId, true)).body.offer.came).toBe(true);
      expect((await came(other.offerId, false)).body.offer.came).toBe(false);

      const { stages, missed } = await figuresOf(round);
      expect(Object.fromEntries(stages.map(({ stage, count }) => [stage, count]))).toEqual({
        begun: 7,
        submitted: 6,
        read: 5,
        offered: 4,
        accepted: 3,
        came: 1,
      });
      expect(missed).toBe(1);
      const days = Object.fromEntries(stages.map(({ stage, median_days: median }) => [stage, median]));
      // Submitted after 2, 2, 2, 2, 4 and 6 days; read after 1, 2, 2, 2 and 3.
      expect(days).toMatchObject({ begun: null, submitted: 2, read: 2, offered: 10, accepted: 6 });
      // From the present time on day 20 to the beginning of day 25.
      expect(days.came).toBeGreaterThanOrEqual(4);
      expect(days.came).toBeLessThanOrEqual(5);
    });

    it('is compared with others, and with what is for none, in a table for spreadsheets', async () => {
      const { applicationId: id } = await buildApplicant(portal());
      await portal().knex('applications').where({ id }).update({ round_id: null });
      const without = await portal().call('getFiguresWithoutRound', { token, params: { type: 'intern' } });
      expect(without.body).toMatchObject({ programme: 'intern', round: null, missed: 0 });
      expect(without.body.stages[0]).toEqual({ stage: 'begun', count: 1, median_days: null });
      const none = await portal().call('getFiguresWithoutRound', { token, params: { type: 'visitor' } });
      expect(none.body.stages[0]?.count).toBe(0);

      const file = await fetch(`${portal().url}/api/admin/round-figures/export`, {
        headers: { Authorization: `Bearer ${token}` },
      });
      expect(file.headers.get('content-type')).toMatch(/text\/csv/);
      const lines = (await file.text()).split('\r\n');
      expect(lines[0]).toContain('Begun,Submitted,Read,Offered,Accepted,Came,Did not come');
      const line = lines.find((one) => one.includes('=Autumn'));
      expect(line).toContain(',7,6,5,4,3,1,1,2,2,10,6,');
      // A name that spreadsheets would take for a formula is written as text.
      expect(line).not.toContain(',=Autumn');
      expect(lines.some((one) => /,,,,1,0,0,0,0,0,0/.test(one))).toBe(true);
    });

    it('is for whoever reads reports', async () => {
      const reviewer = await staffToken(portal(), 'reviewer', { personId: 9_002 });
      const { status } = await portal().call('getRoundFigures', { token: reviewer, params: { id: round } });
      expect(status).toBe(200);
      const person = await buildApplicant(portal());
      const applicant = await person.accountToken();
      expect(
        (await portal().call('getRoundFigures', { token: applicant, params: { id: round } })).status,
      ).toBe(403);
    });
  });

  describe('whether somebody came', () => {
    it('is noted from the first day on, corrected, in the timeline and in own data', async () => {
      const amina = await accepted();
      expect(await came(amina.offerId, true)).toMatchObject({
        status: 409,
        body: { message: 'You can say whether the person came from the first day on.' },
      });
      await beginsToday(amina.offerId);
      expect((await came(amina.offerId, true)).status).toBe(200);
      expect((await came(amina.offerId, true)).status).toBe(200);
      expect((await came(amina.offerId, false)).body.offer.came).toBe(false);
      expect(await noted(amina)).toEqual(['offer_came', 'offer_missed']);
      const own = await portal().call('getOwnApplication', {
        token: await amina.accountToken(),
        params: { id: amina.applicationId },
      });
      expect(own.body.review.offer?.came).toBe(false);
    });

    it('is asked of accepted offers alone, and of nobody whom the reader must not see', async () => {
      const amina = await buildSubmitted(portal());
      const { id } = await approveWithOffer(portal(), amina);
      await beginsToday(id);
      expect((await came(id, true)).status).toBe(409);
      expect((await came(999_999, true)).status).toBe(404);
      expect((await came(id, true, await amina.accountToken())).status).toBe(403);
      expect(await noted(amina)).toEqual([]);
    });
  });
});
