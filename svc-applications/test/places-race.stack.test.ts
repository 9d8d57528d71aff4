import type { ApplicationsUnderTest } from './applications-under-test';
import { type Applicant, staffToken } from './factories/applicant';
import { decideOn } from './factories/decisions';
import { anOffer, dayIn } from './factories/offers';
import { onEachWithReplicas } from './factories/replicas';
import { buildSubmitted } from './factories/sections';

const places = 10;
const people = 200;

onEachWithReplicas((replicas) => {
  it('200 acceptances at once for 10 places, by two replicas, are exactly 10', async () => {
    const { here, there } = replicas();
    const token = await staffToken(here);
    const period = { programme: 'intern', from: dayIn(25), until: dayIn(70), label: 'June' };
    const made = await here.call('createPlacePeriods', { token, body: { ...period, places: people } });
    const [{ id: periodId } = { id: 0 }] = made.body.periods;
    const amina = await buildSubmitted(here);
    await decideOn(here, amina, { offer: anOffer() });
    const offers = await crowdLike(here, amina);
    // Everybody has an offer already. Fewer places end none of these; the first to accept gets the place.
    const lowered = await here.call('updatePlacePeriod', {
      ...{ token, params: { id: periodId }, body: { ...period, places } },
    });
    expect(lowered.body.period).toMatchObject({ places, taken: 0, offered: people, over: 0 });

    const answers = await Promise.all(
      offers.map(async ({ offerId, applicationId, personId }, index) => {
        const through = index % 2 === 0 ? here : there;
        const session = { personId, role: 'intern', scope: 'account', sessionId: `account-${personId}` };
        return through.call('acceptOffer', {
          token: await through.issuer.token(session),
          params: { id: applicationId },
          body: { offer_id: offerId },
        });
      }),
    );
    const counted = answers.map(({ status, body }) =>
      status === 200 ? 'accepted' : `${status} ${body.offer_state}`,
    );
    expect(counted.filter((one) => one === 'accepted')).toHaveLength(places);
    expect(new Set(counted)).toEqual(new Set(['accepted', '409 full']));
    const stored = await here.knex('offers').where({ state: 'accepted' });
    expect(stored).toHaveLength(places);
    const settings = await here.call('getPlaceSettings', { token });
    expect(settings.body.periods).toMatchObject([{ taken: places, over: 0 }]);
  });
});

/** More people with the same offer; the first person is among them. */
async function crowdLike(portal: ApplicationsUnderTest, first: Applicant) {
  const { id: offerId, ...offer } = await portal
    .knex('offers')
    .where({ application_id: first.applicationId })
    .first();
  const crowd = [{ offerId, applicationId: first.applicationId, personId: first.personId }];
  while (crowd.length < people) {
    const { applicationId, personId } = await buildSubmitted(portal);
    const theirs = { application_id: applicationId, person_id: personId, living_for: applicationId };
    const [id] = await portal.knex('offers').insert({ ...offer, ...theirs });
    crowd.push({ offerId: Number(id), applicationId, personId });
  }
  return crowd;
}
