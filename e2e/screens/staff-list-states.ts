import { internship, reviewer, several } from './staff-people';
import { phoneOnly, press, see, twoWidths, view } from './staff-view';
import type { Stage } from './stage';
import type { State } from './state';

const list = '/admin/applications';
const found = `${list}?search=:id`;
const listCall = '/api/admin/applications';
const nobody = { applications: [], total: 0, previous: null, next: null };

/** Selects the rows that are shown, once they are loaded. */
async function chooseAll({ page }: Stage): Promise<void> {
  const box = '.p-overview:not([aria-busy]) thead .p-pick input';
  await page.waitForSelector(box);
  // By script, since on a phone the table's head is only for screen readers and rows are selected one by one.
  await page.$eval(box, (input) => (input as HTMLElement).click());
  await page.waitForSelector('.p-selection-bar');
}

const withChosen =
  (...steps: [name: string, seen: string][]) =>
  async (stage: Stage): Promise<void> => {
    await stage.see('INT-');
    await chooseAll(stage);
    await press(...steps)(stage);
  };

const row = {
  id: 1,
  version: 3,
  reference: 'INT-001',
  type: 'intern',
  applicant_name: 'Divine Umutoni',
  status: 'submitted',
  listed: true,
  refusal: null,
  readers: [],
};
const preview = {
  applications: [
    row,
    { ...row, id: 2, reference: 'INT-002', applicant_name: 'Solange Ingabire', listed: false },
    {
      ...row,
      id: 3,
      reference: 'VIS-003',
      type: 'visitor',
      applicant_name: 'Jean Bosco Habimana',
      status: 'draft',
      refusal: 'The application has not been submitted.',
    },
  ],
};
const previewed = { call: '/api/admin/bulk-acts/preview', status: 200, body: preview };
const colleaguesCall = '/api/admin/colleagues';
const readers = [
  { id: 11, name: 'Joel Kamau' },
  { id: 12, name: 'Rosa Ineza Uwamahoro' },
];
const colleagues = { colleagues: readers.map((one) => ({ ...one, role: 'reviewer' })) };
const planned = {
  applications: [
    { ...row, readers },
    { ...row, id: 2, reference: 'INT-002', refusal: 'Joel Kamau knows this person.' },
    {
      ...row,
      id: 3,
      reference: 'VIS-003',
      type: 'visitor',
      refusal: 'Rosa Ineza Uwamahoro is already a reader of it.',
    },
  ],
};

/** Opens the plan of who would read what. */
async function withPlan(stage: Stage): Promise<void> {
  await withChosen(['Assign readers', 'Divide them evenly'])(stage);
  await stage.page.$eval('#assign-reader-11', (box) => (box as HTMLElement).click());
  await press(['Preview the assignment', 'Applications for each reader'])(stage);
}

const done = {
  act: { id: 1 },
  results: [{ id: 1, state: 'done', reason: null, held_id: 4, undoable: true }],
  waiting: 0,
};

export const listStates: State[] = [
  view('all', 'the list of all programmes', list, {
    of: several,
    widths: [360, 768, 1280],
    pictures: 'few',
    then: see('INT-'),
  }),
  view('all-filtered', 'the list of all programmes with filters', `${list}?status=rejected&mark=withdrawn`, {
    then: see('No applications match'),
  }),
  view('all-filter', 'choosing a filter', list, {
    of: several,
    then: press(['Filter', 'Submitted until']),
  }),
  view('all-columns', 'choosing columns', list, {
    of: several,
    widths: twoWidths,
    then: press(['Columns', 'Comfortable']),
  }),
  view('all-chosen', 'rows are chosen', found, { of: internship, then: withChosen() }),
  view('all-export', 'chosen rows as a file', found, {
    of: internship,
    widths: twoWidths,
    then: withChosen(['Export', 'Excel']),
  }),
  view('all-download', 'all that a list holds as a file', found, {
    of: internship,
    widths: twoWidths,
    then: press(['Download all', 'Excel']),
  }),
  view('all-menu', 'what can be done with a row', found, {
    of: internship,
    widths: twoWidths,
    then: press(['Actions of', 'Open for review']),
  }),
  view('all-reviewer', 'the list of all programmes as a reviewer sees it', found, {
    of: internship,
    who: reviewer,
    widths: twoWidths,
    then: see('INT-'),
  }),
  view('all-empty', 'no applications of any programme', list, {
    widths: phoneOnly,
    answered: [{ call: listCall, status: 200, body: nobody }],
    then: see('No Applications Here yet'),
  }),
  view('all-failed', 'the list of all programmes cannot be loaded', list, {
    widths: phoneOnly,
    answered: [{ call: listCall }],
    then: see('Failed to load applications.'),
  }),
  view('views', 'the saved views', list, {
    widths: twoWidths,
    then: press(['Views', 'Save this list as a view']),
  }),
  view('view-save', 'a list is saved as a view', list, {
    widths: twoWidths,
    then: press(['Views', 'Save this list as a view'], ['Save this list as a view', 'Share with colleagues']),
  }),
  view('view-gone', 'a view that is not there any more', `${list}?view=2000000`, {
    widths: phoneOnly,
    then: see('This view does not exist'),
  }),
  view('several', 'deciding on several applications', found, {
    of: internship,
    answered: [previewed],
    then: withChosen(['Set status', 'hidden by your filter']),
  }),
  view('several-wrong', 'deciding on several applications, with its errors', found, {
    of: internship,
    widths: twoWidths,
    answered: [previewed],
    then: withChosen(['Set status', 'left out'], ['Show the email', 'There is a problem']),
  }),
  view('several-done', 'what became of several applications', found, {
    of: internship,
    widths: twoWidths,
    answered: [previewed, { call: '/api/admin/bulk-acts', status: 200, body: done }],
    then: withChosen(
      ['Remind referees', 'Remind the referees of 1 application'],
      ['Remind the referees of 1 application', '1 application reminded'],
    ),
  }),
  view('several-assign', 'readers of several applications', found, {
    of: internship,
    answered: [previewed, { call: colleaguesCall, status: 200, body: colleagues }],
    then: withChosen(['Assign readers', 'Divide them evenly']),
  }),
  view('several-assign-wrong', 'readers of several applications, with its error', found, {
    of: internship,
    widths: phoneOnly,
    answered: [previewed, { call: colleaguesCall, status: 200, body: colleagues }],
    then: withChosen(
      ['Assign readers', 'Divide them evenly'],
      ['Preview the assignment', 'Choose at least one reader.'],
    ),
  }),
  view('several-assign-failed', 'colleagues cannot be loaded', found, {
    of: internship,
    widths: phoneOnly,
    answered: [previewed, { call: colleaguesCall }],
    then: withChosen(['Assign readers', 'The colleagues could not be loaded']),
  }),
  view('several-assign-plan', 'the assignment', found, {
    of: internship,
    answered: [
      { ...previewed, body: planned },
      { call: colleaguesCall, status: 200, body: colleagues },
    ],
    then: withPlan,
  }),
  view('several-assign-done', 'readers were assigned', found, {
    of: internship,
    widths: twoWidths,
    answered: [
      { ...previewed, body: planned },
      { call: colleaguesCall, status: 200, body: colleagues },
      { call: '/api/admin/bulk-acts', status: 200, body: done },
    ],
    then: async (stage) => {
      await withPlan(stage);
      await press(['Assign 1 application', 'Undo all 1'])(stage);
    },
  }),
  view('several-failed', 'several applications cannot be looked at', found, {
    of: internship,
    widths: phoneOnly,
    answered: [{ call: '/api/admin/bulk-acts/preview' }],
    then: withChosen(['Set status', 'could not be checked']),
  }),
];
