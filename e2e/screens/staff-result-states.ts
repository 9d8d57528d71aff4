import { adminStorage, prepared, reviewer } from './staff-people';
import { phoneOnly, press, see, twoWidths, view } from './staff-view';
import type { State } from './state';

const resultsCall = '/api/admin/results';
const waitingCall = '/api/admin/waiting-list';
const at = (hour: number) => `2026-01-08T${String(hour).padStart(2, '0')}:00:00.000Z`;

const names = ['Divine Umutoni', 'Solange Ingabire', 'Aline Keza', 'Jean-Baptiste Niyonsenga Habimana'];
const decisions = ['approved', 'approved', 'rejected', 'in-review'] as const;
const application = (index: number) => ({
  ...{ id: index + 11, type: 'intern', reference: `INT-0${index + 11}` },
  applicant_name: names[index] as string,
});
const results = decisions.map((status, index) => ({
  ...{ id: index + 1, status, type: 'approval', message: 'We look forward to meeting you.' },
  ...{ prepared_by: 'Grace Iradukunda', prepared_at: at(index + 8), version: 1, releasing: false },
  ...{ application: application(index), application_status: 'submitted', round_id: index < 3 ? 1 : null },
}));
const byRound = [
  {
    ...{ id: 1, programme: 'intern', names: { en: 'June to August 2026' }, places: 1, over: 1 },
    ...{ total: 3, 'in-review': 0, approved: 2, rejected: 1 },
  },
];
const counts = { total: 4, 'in-review': 1, approved: 2, rejected: 1 };
const going = {
  ...{ id: 3, state: 'going', total: 40, sent: 12, waiting: 27, kept: 0, left_out: 1, mails_waiting: 4 },
  ...{ released_by: 'Grace Iradukunda', released_at: at(11), ended_at: null, stopped_by: null, why: null },
};
const item = (index: number, state: string) => ({
  ...{ prepared_id: index + 1, application: application(index), status: decisions[index] },
  ...{ state, by: 'Joel Kamau', why: null },
});
const page = (more: object) => ({
  call: resultsCall,
  status: 200,
  body: {
    ...{ results, counts, by_programme: [{ type: 'intern', ...counts }], by_round: byRound },
    seen: results.map(({ id, version, status }) => ({ id, version, status, type: 'intern' })),
    authors: [{ id: 2, name: 'Grace Iradukunda' }],
    pagination: { current_page: 1, last_page: 1, per_page: 50, total: 4 },
    releases: [],
    ...more,
  },
});
const release = (one: object, left: object[]) => ({
  call: `${resultsCall}/releases/3`,
  status: 200,
  body: { release: one, waiting: [item(1, 'waiting'), item(3, 'waiting')], left_out: left },
});
const none = { total: 0, 'in-review': 0, approved: 0, rejected: 0 };
const waiting = {
  ...{ programme: 'intern', version: 4, shows_place: true },
  counts: [{ programme: 'intern', count: 4 }],
  entries: names.map((_name, index) => ({
    ...{ id: index + 1, place: index + 1, added_by: 'Grace Iradukunda', added_at: at(9) },
    ...{ application: { ...application(index), status: 'in-review' }, score: [4.5, 3.25, 3, null][index] },
  })),
};

const freed = { participants: 1, freed_at: at(10), round_id: null, days_to_choose: 'none' };
const summer = { from: '2026-06-01', until: '2026-06-30' };
const withFree = {
  ...waiting,
  rounds: [{ id: 1, names: { en: 'June to August 2026' }, count: 3 }],
  free_places: [
    { ...{ ...freed, ...summer, id: 1 }, next: application(0), press_because: 'clash' },
    {
      ...{ ...freed, ...summer, id: 2, round_id: 1, days_to_choose: 'within' },
      ...{ next: application(1), press_because: 'days' },
    },
    { ...{ ...freed, ...summer, id: 3 }, next: null, press_because: 'off' },
  ],
  automatic: {
    ...{ message: 'A place has become free for you.', place: null, conditions: null, reply_days: 7 },
    ...{ hold_minutes: 60, set_by: 'Grace Iradukunda', since: at(8) },
  },
};

/** States of decisions that are prepared and released together, and of waiting lists. */
export const resultStates: State[] = [
  view('results', 'the prepared decisions', '/admin/results', {
    answered: [page({})],
    then: see('4 prepared decisions'),
  }),
  view('results-asked', 'the question before results go out', '/admin/results', {
    widths: twoWidths,
    answered: [page({})],
    then: press(['Release 4 results now', 'Release 4 results?']),
  }),
  view('results-going', 'results that go out', '/admin/results', {
    answered: [
      page({ releases: [going], results: [], seen: [], counts: none, by_programme: [], by_round: [] }),
      release(going, [item(2, 'taken-back')]),
    ],
    then: see('undone by Joel Kamau'),
  }),
  view('results-reviewer', 'the prepared decisions, as a reviewer sees them', '/admin/results', {
    who: reviewer,
    widths: phoneOnly,
    answered: [page({})],
    then: see('Only somebody with permission to release results can send them.'),
  }),
  view('results-empty', 'no prepared decision', '/admin/results', {
    widths: phoneOnly,
    answered: [page({ results: [], seen: [], counts: none, by_programme: [], by_round: [] })],
    then: see('No prepared decisions'),
  }),
  view('results-failed', 'the results cannot be loaded', '/admin/results', {
    widths: phoneOnly,
    answered: [{ call: resultsCall }],
    then: see('The results could not be loaded'),
  }),
  view('review-prepared', 'a prepared decision', '/dashboard/intern/:id', {
    who: adminStorage,
    of: prepared,
    then: see('Prepared'),
  }),
  view('waiting-list', 'the waiting list', '/admin/waiting-list?programme=intern', {
    answered: [{ call: waitingCall, status: 200, body: waiting }],
    then: see('Order by score'),
  }),
  view('waiting-list-free', 'free places for the waiting list', '/admin/waiting-list?programme=intern', {
    answered: [{ call: waitingCall, status: 200, body: withFree }],
    then: see('Not offered automatically'),
  }),
  view(
    'waiting-list-off',
    'the question before somebody is taken off',
    '/admin/waiting-list?programme=intern',
    {
      widths: phoneOnly,
      answered: [{ call: waitingCall, status: 200, body: waiting }],
      then: press(['Take off Aline Keza', 'Take Aline Keza off the waiting list?']),
    },
  ),
  view('waiting-list-empty', 'an empty waiting list', '/admin/waiting-list?programme=visitor', {
    widths: phoneOnly,
    answered: [
      { call: waitingCall, status: 200, body: { ...waiting, programme: 'visitor', entries: [], counts: [] } },
    ],
    then: see('Nobody is on this waiting list'),
  }),
];
