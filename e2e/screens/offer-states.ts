import { call, signIn, staffSignIn, storageOf } from '../support/api';
import { dayIn, hasLapsedOffer, offeredApplicant, replyOver } from '../support/offers';
import { once } from './dashboard-people';
import { internship } from './staff-people';
import { press, see, view } from './staff-view';
import type { Stage } from './stage';
import type { State } from './state';

type Portal = Stage['portal'];

/** A person with an open offer, which nobody answers. */
const offered = once(async (portal) => {
  const { applicant, application_id, password, link } = await offeredApplicant(portal, 'Divine Umutoni');
  const storage = storageOf(await signIn(portal, applicant.email, password));
  return { id: application_id, storage, path: new URL(link).pathname };
});

type Answer = 'accept' | 'decline' | 'withdraw';

/** A person who had an offer and answered it in this way, or withdrew the application. */
const answering = (name: string, how: Answer, body: object = {}) =>
  once(async (portal) => {
    const { applicant, application_id: id, password, link } = await offeredApplicant(portal, name);
    const session = await signIn(portal, applicant.email, password);
    const { token } = session;
    const own = `/api/user/applications/${id}`;
    const json = { offer_id: await offerOf(portal, id, token), ...body };
    const path = how === 'withdraw' ? `${own}/withdraw` : `${own}/offer/${how}`;
    await call(portal, 'POST', path, { token, json });
    return { id, storage: storageOf(session), path: new URL(link).pathname };
  });
interface Owned {
  applications: { id: number; offer?: { id: number } }[];
}

/** The offer for this application, as its owner gets it. */
async function offerOf(portal: Portal, id: number, token: string) {
  const { applications } = await call<Owned>(portal, 'GET', '/api/my-applications', { token });
  return applications.find((one) => one.id === id)?.offer?.id;
}

const accepted = answering('Chantal Uwera', 'accept');
const declined = answering('Patrick Mugisha', 'decline', { reason: 'My exams are then.' });
const left = answering('Diane Mukamana', 'withdraw', { reason: 'I found another place.' });

/** A person whose offer staff took back. */
const takenBack = once(async (portal) => {
  const { applicant, application_id: id, password, link } = await offeredApplicant(portal, 'Yves Habimana');
  const session = await signIn(portal, applicant.email, password);
  const offer = await offerOf(portal, id, session.token);
  const { token } = await staffSignIn(portal);
  const json = { reason: 'The ward is closed in June.' };
  await call(portal, 'POST', `/api/offers/${offer}/take-back`, { token, json });
  return { id, storage: storageOf(session), path: new URL(link).pathname };
});

/** A person whose offer has expired. */
const late = once(async (portal) => {
  const { applicant, application_id, password, link } = await offeredApplicant(portal, 'Eric Nshuti');
  await replyOver(portal, application_id);
  const storage = storageOf(await signIn(portal, applicant.email, password));
  return { id: application_id, storage, path: new URL(link).pathname };
});

/** A person whose offer has expired and was marked as lapsed; the service checks every minute. */
const lapsed = once(async (portal) => {
  const person = await late(portal);
  await hasLapsedOffer(portal, person.id);
  return person;
});

const withPlaces = once(async (portal) => {
  const { token } = await staffSignIn(portal);
  const period = { programme: 'intern', from: dayIn(-7), until: dayIn(90), places: 12, label: 'Summer' };
  await call(portal, 'POST', '/api/admin/places/periods', { token, json: period });
  const holiday = { from: dayIn(35), until: dayIn(35), kind: 'holiday', label: 'Liberation Day' };
  await call(portal, 'POST', '/api/admin/places/days-off', { token, json: holiday });
  return offered(portal);
});

function page(
  name: string,
  title: string,
  who: (portal: Portal) => Promise<{ path: string }>,
  then?: (stage: Stage) => Promise<unknown>,
): State {
  return {
    name: `offer-${name}`,
    title: `Offer: ${title}`,
    pictures: 'none',
    async setUp(stage) {
      await stage.open((await who(stage.portal)).path);
      await then?.(stage);
    },
  };
}

/** The state of a dashboard with an offer, which shows `seen`. */
function onDashboard(
  name: string,
  title: string,
  who: (portal: Portal) => Promise<{ id: number; storage: Record<string, string> }>,
  seen: (stage: Stage) => Promise<unknown>,
): State {
  return {
    name: `dashboard-offer${name}`,
    title: `Offer: ${title}`,
    pictures: 'none',
    async setUp(stage) {
      const { id, storage } = await who(stage.portal);
      await stage.open(`/userdashboard/applications/${id}`, storage);
      await seen(stage);
    },
  };
}

const weeks = (days: number) => {
  const at = new Date(Date.now() + days * 86_400_000);
  at.setUTCDate(at.getUTCDate() - ((at.getUTCDay() + 6) % 7));
  return at.toISOString().slice(0, 10);
};

/** States of offers of places, for applicants and staff. */
export const offerStates: State[] = [
  page('page', 'the page behind the link', offered),
  {
    ...page('page-other-date', 'another date, without words', offered, async ({ page: shown, see }) => {
      await shown.evaluate(() => {
        for (const one of document.querySelectorAll('details')) one.open = true;
      });
      await shown.locator('button[value=ask]').click();
      await see('Tell us which days would suit you');
    }),
    expectsErrors: true,
  },
  { ...page('page-late', 'a page that is opened too late', late), expectsErrors: true },
  { ...page('page-accepted', 'a page after the acceptance', accepted), expectsErrors: true },
  { ...page('page-declined', 'a page after it was declined', declined), expectsErrors: true },
  { ...page('page-withdrawn', 'a page after the application was withdrawn', left), expectsErrors: true },
  { ...page('page-taken-back', 'a page after staff took it back', takenBack), expectsErrors: true },
  onDashboard('', 'on the dashboard', offered, see('Accept this place')),
  onDashboard(
    '-other-date',
    'asking for another date on the dashboard',
    offered,
    press(['Ask for another date', 'Which days would suit you?']),
  ),
  onDashboard('-decline', 'declining on the dashboard', offered, press(['Decline', 'Decline this place?'])),
  onDashboard('-accepted', 'an accepted place on the dashboard', accepted, see('Your place')),
  onDashboard('-declined', 'a declined place on the dashboard', declined, see('You declined this place on')),
  onDashboard('-lapsed', 'a lapsed offer on the dashboard', lapsed, see('This offer lapsed')),
  onDashboard('-withdrawn', 'a withdrawn application with an offer', left, see('withdr')),
  onDashboard('-taken-back', 'an offer that staff took back', takenBack, see('The ward is closed in June.')),
  view('offer-form', 'a decision with an offer', '/dashboard/intern/:id', {
    of: internship,
    async then(stage) {
      await stage.see('Application viewed');
      await stage.page.select('#feedback-status', 'approved');
      await stage.page.locator('#offer-with').click();
      await stage.see('First day');
    },
  }),
  view('offer-card', 'an application with an offer', '/dashboard/intern/:id', {
    of: async (portal) => (await offered(portal)).id,
    then: ({ see }) => see('Waits for the reply'),
  }),
  view('places', 'the calendar of places', `/admin/places?from=${weeks(28)}`, {
    of: async (portal) => (await withPlaces(portal)).id,
    then: ({ see }) => see('Divine Umutoni'),
  }),
  view('places-empty', 'the calendar of places without anybody', '/admin/places?from=2045-01-02', {
    then: ({ see }) => see('Nobody is expected in these weeks'),
  }),
  view('place-settings', 'places and days off', '/admin/portal-settings/places', {
    of: async (portal) => (await withPlaces(portal)).id,
    then: ({ see }) => see('Liberation Day'),
  }),
];
