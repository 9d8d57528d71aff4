import { onEachDatabase } from './applications-under-test';
import { type Applicant, staffToken } from './factories/applicant';
import { decision } from './factories/decisions';
import { anOffer, approveWithOffer, dayIn, offerOf } from './factories/offers';
import { buildSubmitted } from './factories/sections';

onEachDatabase((portal) => {
  const admin = () => staffToken(portal(), 'admin', { personId: 9_001, name: 'Grace Mutoni' });
  const reviewer = () => staffToken(portal(), 'reviewer', { personId: 9_002, name: 'Jean Habimana' });
  const accept = async (person: Applicant) =>
    portal().call('acceptOffer', {
      token: await person.accountToken(),
      params: { id: person.applicationId },
      body: { offer_id: (await offerOf(portal(), person)).id },
    });
  const decideAs = async (token: string, person: Applicant, offer: object = {}) =>
    portal().call('decideApplication', { token, body: decision(person, { offer: anOffer(offer) }) });
  const periodOf = async (changes: object = {}) => {
    const body = { programme: 'intern', from: dayIn(25), until: dayIn(70), places: 1, ...changes };
    const { body: made } = await portal().call('createPlacePeriods', { token: await admin(), body });
    return made.periods;
  };
  afterEach(async () => {
    for (const table of ['place_periods', 'days_off', 'offers']) await portal().knex(table).delete();
  });

  it('a full period is told when deciding; administrators go past it with a reason, others do not', async () => {
    await periodOf();
    const [amina, joy, eric] = [
      await buildSubmitted(portal()),
      await buildSubmitted(portal()),
      await buildSubmitted(portal()),
    ];
    await approveWithOffer(portal(), amina);
    const offered = await decideAs(await reviewer(), joy);
    expect([offered.status, offered.body.clashes]).toEqual([
      409,
      [expect.objectContaining({ kind: 'offered', places: 1, taken: 0, offered: 1 })],
    ]);
    expect((await accept(amina)).status).toBe(200);
    const full = await decideAs(await reviewer(), joy, { clash_reason: 'She is good' });
    expect([full.status, full.body.clashes?.[0]?.kind]).toEqual([409, 'full']);
    const silent = await decideAs(await admin(), joy);
    expect([silent.status, silent.body.message]).toEqual([409, expect.stringMatching(/Give a reason/)]);
    expect(
      (await decideAs(await admin(), joy, { clash_reason: 'Her supervisor has a second desk' })).status,
    ).toBe(200);
    const params = { id: joy.applicationId };
    const review = await portal().call('openApplication', { token: await admin(), params });
    expect(review.body.review.offer).toMatchObject({
      clash_reason: 'Her supervisor has a second desk',
      beyond_places: true,
    });
    // An offer beyond the places can be accepted; one too many has then accepted in the period.
    expect((await accept(joy)).status).toBe(200);
    const settings = await portal().call('getPlaceSettings', { token: await admin() });
    expect(settings.body.periods).toMatchObject([{ places: 1, taken: 2, over: 1 }]);
    expect((await decideAs(await reviewer(), eric, { from: dayIn(80), until: dayIn(90) })).status).toBe(200);
  });

  it('who offered more than there are places gives the place to whoever accepts first', async () => {
    await periodOf();
    const [amina, joy] = [await buildSubmitted(portal()), await buildSubmitted(portal())];
    await approveWithOffer(portal(), amina);
    await approveWithOffer(portal(), joy, { clash_reason: 'Three in ten decline' });
    expect((await accept(joy)).status).toBe(200);
    const late = await accept(amina);
    expect([late.status, late.body]).toEqual([
      409,
      expect.objectContaining({
        offer_state: 'full',
        message: expect.stringMatching(/Ask us for another date/),
      }),
    ]);
    expect((await offerOf(portal(), amina)).state).toBe('open');
  });

  it('days off clash with the first and the last day, and with a short stay; so does the same person twice', async () => {
    const day = { from: dayIn(40), until: dayIn(40), kind: 'holiday', label: 'Liberation Day' };
    await portal().call('createDayOff', { token: await admin(), body: day });
    const amina = await buildSubmitted(portal());
    const preview = async (offer: object) => {
      const body = decision(amina, { offer: anOffer(offer) });
      const answer = await portal().call('previewDecision', { token: await reviewer(), body });
      return answer.body.clashes?.map(({ kind, label }) => [kind, label]);
    };
    expect(await preview({})).toEqual([]);
    expect(await preview({ from: dayIn(40) })).toEqual([['day-off', 'Liberation Day']]);
    expect(await preview({ from: dayIn(38), until: dayIn(41) })).toEqual([['day-off', 'Liberation Day']]);
    const { personId } = amina;
    const joy = await buildSubmitted(portal());
    await approveWithOffer(portal(), joy);
    await portal().knex('offers').update({ person_id: personId });
    expect(await preview({})).toEqual([['same-person', null]]);
  });

  it('fewer places take nothing away: the answer and the page say how many are over', async () => {
    const [period] = await periodOf({ places: 3, label: 'Spring' });
    const people = [await buildSubmitted(portal()), await buildSubmitted(portal())];
    for (const person of people) {
      await approveWithOffer(portal(), person);
      expect((await accept(person)).status).toBe(200);
    }
    const { id = 0, programme, from, until } = period ?? {};
    const body = { programme, from, until, places: 1 };
    const options = { token: await admin(), params: { id }, body };
    expect((await portal().call('updatePlacePeriod', options)).body.period).toMatchObject({
      taken: 2,
      over: 1,
    });
    const query = { from: dayIn(30), until: dayIn(36) };
    const calendar = await portal().call('getPlaces', { token: await reviewer(), query });
    expect(calendar.body.weeks[0]?.lines).toMatchObject([
      { programme: 'intern', taken: 2, free: 0, over: 1 },
    ]);
    expect(calendar.body.offers.map(({ applicant_name }) => applicant_name)).toEqual([
      'Amina Uwase',
      'Amina Uwase',
    ]);
  });

  it('a period for each week, and nobody but whoever may changes places', async () => {
    const monday = '2027-06-07';
    const made = await periodOf({ from: monday, until: '2027-06-20', weekly: true });
    expect(made.map(({ from, until }) => [from, until])).toEqual([
      ['2027-06-07', '2027-06-13'],
      ['2027-06-14', '2027-06-20'],
    ]);
    const refused = await portal().call('getPlaceSettings', { token: await reviewer() });
    expect(refused.status).toBe(403);
    const [first] = made;
    const params = { id: first?.id ?? 0 };
    expect((await portal().call('deletePlacePeriod', { token: await admin(), params })).status).toBe(204);
    expect((await portal().call('deletePlacePeriod', { token: await admin(), params })).status).toBe(404);
  });

  it('years that nobody means are refused before their weeks are listed', async () => {
    const create = async (until: string) => {
      const body = { programme: 'intern' as const, from: '2027-06-07', until, places: 1, weekly: true };
      return (await portal().call('createPlacePeriods', { token: await admin(), body })).status;
    };
    expect([await create('2999-12-31'), await create('9999-12-31')]).toEqual([409, 422]);
    const query = { from: '9997-12-29', until: '9999-12-31' };
    expect((await portal().call('getPlaces', { token: await reviewer(), query })).status).toBe(422);
  });

  it('who knows an applicant sees that somebody comes, and nobody by name', async () => {
    const amina = await buildSubmitted(portal());
    await approveWithOffer(portal(), amina);
    const token = await reviewer();
    const body = { application_id: amina.applicationId };
    expect(
      (await portal().call('declareConflict', { token, body, params: { id: amina.applicationId } })).status,
    ).toBeLessThan(300);
    const query = { from: dayIn(28), until: dayIn(40) };
    const calendar = await portal().call('getPlaces', { token, query });
    expect(calendar.body.offers).toMatchObject([{ application_id: null, applicant_name: null }]);
  });

  it('calendars have the days of the offer: tentative until it is accepted, gone once it is over', async () => {
    const amina = await buildSubmitted(portal());
    const { id } = await approveWithOffer(portal(), amina);
    const calendar = async () => {
      const params = { id: amina.applicationId };
      const headers = { Authorization: `Bearer ${await amina.accountToken()}` };
      return fetch(`${portal().url}/api/user/applications/${params.id}/calendar`, { headers });
    };
    const before = await (await calendar()).text();
    expect(before).toContain(`DTSTART;VALUE=DATE:${dayIn(30).replaceAll('-', '')}`);
    expect(before.match(/STATUS:\w+/g)).toEqual(['STATUS:TENTATIVE']);
    expect((await accept(amina)).status).toBe(200);
    const after = await (await calendar()).text();
    expect(after.match(/STATUS:\w+/g)).toEqual(['STATUS:CONFIRMED']);
    const sequence = (text: string) => Number(/SEQUENCE:(\d+)/.exec(text)?.[1]);
    expect(sequence(after)).toBeGreaterThan(sequence(before));
    const body = { reason: 'Our house is flooded.' };
    await portal().call('takeBackOffer', { token: await admin(), params: { id }, body });
    expect((await calendar()).status).toBe(409);
  });
});
