import { call, fillInternship, saveProgress, storageOf } from '../support/api';
import { anApplicant } from '../support/applicants';
import { once } from './dashboard-people';
import { type Answered, answerOtherwise, press, see, view } from './staff-view';
import type { Stage } from './stage';
import type { State } from './state';

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const local = (days: number) => inDays(days + 2 / 24).slice(0, 16);
const round = (id: number, name: string, opens: number, closes: number) => ({
  ...{ id, programme: 'intern', names: { en: name } },
  ...{ opens: local(opens), closes: local(closes), opens_at: inDays(opens), closes_at: inDays(closes) },
});
const autumn = round(1, 'Autumn', -30, 3.05);
const winter = round(2, 'Winter', 5, 40);

/** The portal's status with these rounds, only for this page: other states have no rounds. */
const withRounds = async ({ portal }: Stage, rounds: object[]): Promise<Answered> => {
  const status = await call<object>(portal, 'GET', '/api/portal-status', {});
  return { call: '/api/portal-status', status: 200, body: { ...status, rounds } };
};
const open = [{ programme: 'intern', open: autumn, next: winter }];
const closed = [{ programme: 'intern', open: null, next: winter }];

interface Opened {
  rounds: object[];
  address: string;
  answered?: Answered[];
  /** A time zone far from the portal's, so that both days are shown. */
  timeZone?: string;
  who?: (portal: Stage['portal']) => Promise<Record<string, string>>;
  then: (stage: Stage) => Promise<unknown>;
}

function state(name: string, title: string, { rounds, address, answered = [], timeZone, who, then }: Opened) {
  return {
    name,
    title: `Round: ${title}`,
    pictures: 'none',
    async setUp(stage) {
      if (timeZone) await stage.page.emulateTimezone(timeZone);
      await answerOtherwise(stage, [await withRounds(stage, rounds), ...answered]);
      await stage.open(address, await who?.(stage.portal));
      await then(stage);
    },
  } satisfies State;
}

const drafting = once(async (portal) => {
  const session = await fillInternship(portal, anApplicant('Aline Keza'));
  await saveProgress(portal, session, 6, {});
  return storageOf(session);
});
const own = (changes: object) => ({
  ...{ ...autumn, closes_at: inDays(-1), deadline: inDays(-1), state: 'closed' },
  ...{ grace_minutes: 0, more_time: false, moves_to: winter, ...changes },
});
const ownRound = (body: object): Answered => ({
  call: /^\/api\/user\/applications\/\d+\/round$/,
  status: 200,
  body: { round: body },
});
const moved: Answered = {
  call: /\/move-round$/,
  status: 200,
  body: { message: 'Moved.', round: own({ ...winter, state: 'coming', moves_to: null }) },
};
const wizard = '/application/interns';
const draft = { address: `${wizard}?step=motivation`, who: drafting };
const abroad = 'Pacific/Auckland';

const managed = (of: object, more: object) => ({
  ...{ ...of, places: null, periods: [], grace_minutes: 0, lifts_year_limit: false },
  ...{ version: 1, drafts: 2, submitted: 5, ...more },
});
const period = { from: '2026-06-01', until: '2026-08-31' };
const listed: Answered = {
  call: '/api/admin/rounds',
  status: 200,
  body: {
    time_zone: 'Africa/Kigali',
    now: inDays(0),
    rounds: [
      managed(autumn, { state: 'open', grace_minutes: 30, places: 12, periods: [period] }),
      managed(winter, { state: 'coming', drafts: 1, submitted: 0 }),
    ],
  },
};
const stages = ['begun', 'submitted', 'read', 'offered', 'accepted', 'came'];
const figures: Answered = {
  call: '/api/admin/rounds/1/figures',
  status: 200,
  body: {
    programme: 'intern',
    round: { id: 1, names: { en: 'Autumn' } },
    stages: stages.map((stage, index) => ({
      ...{ stage, count: [214, 180, 176, 40, 31, 27][index] },
      median_days: [null, 6.5, 2, 21.5, 3, 34][index],
    })),
    missed: 2,
  },
};
const settings = '/admin/portal-settings';

/** States of rounds, for applicants and staff. */
export const roundStates: State[] = [
  state('round-home', 'the home page says when it closes', {
    ...{ rounds: open, address: '/' },
    then: see('Closes in 3 days'),
  }),
  state('round-home-abroad', 'the home page, read in Auckland', {
    ...{ rounds: open, address: '/', timeZone: abroad },
    then: see('where you are'),
  }),
  state('round-home-closed', 'the home page while it is closed', {
    ...{ rounds: closed, address: '/', timeZone: abroad },
    then: see('Continue your draft'),
  }),
  state('internship-round', 'the first step says when it closes', {
    ...{ rounds: open, address: wizard, timeZone: abroad },
    then: see('Closes in 3 days'),
  }),
  state('internship-round-closed', 'a link to the application while it is closed', {
    ...{ rounds: closed, address: wizard, timeZone: abroad },
    then: see('Applications are closed at the moment'),
  }),
  state('internship-round-grace', 'a draft within the minutes of grace', {
    ...{ rounds: closed, ...draft, timeZone: abroad },
    answered: [ownRound(own({ state: 'open', closes_at: inDays(-0.01), deadline: inDays(0.02) }))],
    then: see('You started before it closed'),
  }),
  state('internship-round-missed', 'a draft that missed its round', {
    ...{ rounds: closed, ...draft, timeZone: abroad, answered: [ownRound(own({}))] },
    then: see('The round "Autumn" has closed'),
  }),
  state('internship-round-missed-last', 'a draft that missed the last round', {
    ...{ rounds: [{ ...closed[0], next: null }], ...draft, answered: [ownRound(own({ moves_to: null }))] },
    then: see('There is no further round yet.'),
  }),
  state('internship-round-moved', 'a draft that was moved', {
    ...{ rounds: closed, ...draft, timeZone: abroad, answered: [ownRound(own({})), moved] },
    then: press(['Move to the next round', 'Your draft is for the round "Winter"']),
  }),
  view('rounds', 'the rounds', `${settings}/rounds`, {
    answered: [listed],
    timeZone: () => abroad,
    then: see('5 submitted, 2 not submitted yet'),
  }),
  view('rounds-new', 'a new round', `${settings}/rounds`, {
    answered: [listed],
    then: press(['New round', 'Grace period (minutes)']),
  }),
  view('round-figures', 'the figures of a round', `${settings}/round-figures?of=1`, {
    answered: [listed, figures],
    then: see('214'),
  }),
];
