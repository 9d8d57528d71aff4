import { adminStorage, answered, internship, reviewer, several } from './staff-people';
import { phoneOnly, press, see, twoWidths, view } from './staff-view';
import type { Stage } from './stage';
import type { State } from './state';

const todayCall = '/api/admin/today';
const awaitedCall = '/api/admin/awaited';

const application = (id: number, applicant_name: string) => ({
  id,
  type: 'intern',
  reference: `INT-${String(id).padStart(3, '0')}`,
  applicant_name,
});
const since = (day: number) => `2026-01-${String(day).padStart(2, '0')}T08:00:00.000Z`;
const week = [4, 1, 0, 6, 3, 0, 2].map((submitted, day) => ({
  day: `2026-01-0${day + 1}`,
  submitted,
  decided: (submitted * 2) % 5,
}));
const nothing = { submitted: 0, answered: 0, letters: 0, requests: 0, mails: 0 };
const waiting = [
  { kind: 'submitted', since: since(1), application: application(12, 'Divine Umutoni'), from: null },
  {
    kind: 'letter',
    since: since(3),
    application: application(14, 'Solange Ingabire'),
    from: 'Dr Jean Bosco',
  },
  { kind: 'answered', since: since(5), application: application(15, 'Aline Keza'), from: null },
  { kind: 'request', since: since(7), application: application(9, 'Paul Habimana'), from: null },
];
const acts = [
  {
    id: 1,
    action: 'status_changed',
    actor: { id: 2, name: 'Grace Iradukunda', role: 'reviewer' },
    at: since(8),
    details: { from: 'submitted', to: 'in-review' },
    application_id: 12,
    application_type: 'intern',
    applicant_name: 'Divine Umutoni',
  },
];
const full = {
  waiting,
  totals: { ...nothing, submitted: 31, answered: 1, letters: 1, mails: 2 },
  unread: [
    { type: 'intern', count: 128 },
    { type: 'visitor', count: 3 },
  ],
  week,
  acts,
};
const notDone = {
  ...full,
  kept: [
    {
      id: 3,
      by: 'Joel Kamau',
      status: 'approved',
      why: 'full',
      application: application(21, 'Chantal Uwera'),
    },
  ],
  free_places: [
    { programme: 'intern', count: 2, because: 'off' },
    { programme: 'visitor', count: 1, because: 'clash' },
  ],
};
const answer = (body: object) => [{ call: todayCall, status: 200, body }];

/** Opens the search and types into it. */
const search = (typed: string, seen: string) => async (stage: Stage) => {
  await press(['Search', 'Open the oldest to-do item'])(stage);
  if (typed) await stage.page.locator('[role=combobox]').fill(typed);
  await stage.see(seen);
};

const letters = {
  awaited: [
    {
      application: application(12, 'Divine Umutoni'),
      letter: {
        type: 'academic',
        name: 'Dr Jean Bosco Mugisha',
        state: 'opened',
        asked_at: since(2),
        opened_at: since(3),
      },
      reopened: null,
    },
  ],
  counts: { letters: 41, open: 2, over: 1, answered: 3 },
  pagination: { current_page: 1, last_page: 3, per_page: 20, total: 41 },
};
const over = {
  ...letters,
  awaited: [
    {
      application: application(15, 'Aline Keza'),
      letter: null,
      reopened: {
        sections: ['statement', 'documents.cv'],
        until: '2026-01-09',
        opened_at: since(2),
        ended_at: null,
      },
    },
  ],
  pagination: { current_page: 1, last_page: 1, per_page: 20, total: 1 },
};

export const todayStates: State[] = [
  view('today', 'what waits', '/dashboard', {
    answered: answer(full),
    pictures: 'all',
    then: see('Letter from Dr Jean Bosco arrived'),
  }),
  view('today-not-done', 'a decision that was not sent, and free places', '/dashboard', {
    answered: answer(notDone),
    then: see('Undo it and send another one'),
  }),
  view('today-reviewer', 'what waits for a reviewer', '/dashboard', {
    who: reviewer,
    of: several,
    widths: twoWidths,
    then: see('To do'),
  }),
  view('today-empty', 'nothing to do', '/dashboard', {
    answered: answer({ waiting: [], totals: nothing, week, acts: [] }),
    pictures: 'few',
    then: see('Nothing new'),
  }),
  view('today-failed', 'what waits cannot be loaded', '/dashboard', {
    widths: twoWidths,
    answered: [{ call: todayCall }],
    then: see('Your to-do list could not be loaded'),
  }),
  view('frame-folded', 'the folded navigation', '/dashboard', {
    widths: [1280],
    answered: answer(full),
    async then(stage) {
      await press(['Collapse the menu', 'To do'])(stage);
      await stage.page.waitForSelector('.p-folded');
    },
  }),
  view('search', 'the search', '/admin', {
    answered: answer(full),
    pictures: 'few',
    then: search('', 'Outstanding items'),
  }),
  view('search-found', 'the search finds an applicant', '/admin', {
    of: internship,
    answered: answer(full),
    widths: twoWidths,
    async then(stage) {
      await search('Divine Umutoni', 'Applicants')(stage);
      await stage.page.waitForSelector('[role=option][id*="-application-"]');
    },
  }),
  view('search-none', 'the search finds nothing', '/admin', {
    answered: answer(full),
    widths: twoWidths,
    then: search('zzzzz', 'No results for'),
  }),
  view('search-failed', 'the search fails', '/admin', {
    widths: twoWidths,
    answered: [...answer(full), { call: '/api/admin/applications' }],
    then: search('Divine', 'Applicants could not be searched'),
  }),
  view('awaited', 'letters that are waited for', '/admin/awaited', {
    answered: [{ call: awaitedCall, status: 200, body: letters }],
    pictures: 'few',
    then: see('Dr Jean Bosco Mugisha'),
  }),
  view('awaited-over', 'applicants who are late', '/admin/awaited?kind=over', {
    answered: [{ call: awaitedCall, status: 200, body: over }],
    widths: twoWidths,
    then: see('Signed CV / Resume'),
  }),
  view('awaited-answered', 'applicants who have answered', '/admin/awaited?kind=answered', {
    who: adminStorage,
    of: answered,
    widths: twoWidths,
    then: see('Aline Keza'),
  }),
  view('awaited-empty', 'no letter is waited for', '/admin/awaited', {
    widths: phoneOnly,
    answered: [
      {
        call: awaitedCall,
        status: 200,
        body: {
          awaited: [],
          counts: { letters: 0, open: 0, over: 0, answered: 0 },
          pagination: { ...over.pagination, total: 0 },
        },
      },
    ],
    then: see('No outstanding letters'),
  }),
  view('awaited-failed', 'what is waited for cannot be loaded', '/admin/awaited', {
    widths: phoneOnly,
    answered: [{ call: awaitedCall }],
    then: see('The outstanding items could not be loaded'),
  }),
];
