import { internship, reviewer } from './staff-people';
import { phoneOnly, press, see, twoWidths, view } from './staff-view';
import type { State } from './state';

const list = '/admin/blind';
const one = '/admin/blind/12';
const settings = '/admin/portal-settings/reading';
const hidden_since = '2026-11-20T09:00:00.000Z';
const programmes = [
  { programme: 'intern', hidden_since, hidden_by: 'Aline Uwera' },
  { programme: 'visitor', hidden_since: null, hidden_by: null },
];
const hidden = { call: '/api/admin/blind', status: 200, body: { programmes } };
const page = (applications: object[]) => ({
  call: '/api/admin/blind/applications',
  status: 200,
  body: {
    applications,
    mine: applications.length,
    pagination: { current_page: 1, last_page: 1, per_page: 50, total: applications.length },
  },
});
const row = (id: number, sheet: string, status = 'submitted') => ({
  ...{ id, reference: `INT-0${id}`, type: 'intern', status, assigned: true, sheet },
});
const fact = (term: string, value: string) => ({ term, value });
const group = (...facts: object[]) => ({ title: null, facts });
const statement =
  'I am [hidden], and grew up with my grandmother, whom nurses visited at home. I want to learn how care for the dying is taught, and to bring it home to [hidden].';
const application = {
  call: '/api/admin/blind/applications/12',
  status: 200,
  body: {
    ...{ id: 12, reference: 'INT-012', type: 'intern', status: 'in-review', hidden_since },
    sections: [
      { key: 'person', heading: 'Personal information', groups: [group(fact('Age', '25 to 34'))] },
      {
        key: 'schools',
        heading: 'Institution',
        groups: [group(fact('Programme', 'Nursing'), fact('Degree level', 'Bachelor'))],
      },
      {
        key: 'statement',
        heading: 'Personal statement',
        groups: [group(fact('Personal statement', statement))],
      },
    ],
    previous: null,
    next: 15,
  },
};
const reading = {
  call: /\/applications\/12\/reading$/,
  status: 200,
  body: {
    readers: [{ id: 7, name: 'Grace Iradukunda', sent: false }],
    labels: [],
    notes: [],
    form: {
      ...{ id: 5, version: 1 },
      criteria: [{ key: 'a', name: 'Motivation', help: 'Why do they come?', weight: 3 }],
    },
    own_sheet: null,
    sheets_sent: 0,
    results: null,
  },
};

/** States of reading applications without names. */
export const blindStates: State[] = [
  view('blind', 'what is read without names', list, {
    who: reviewer,
    answered: [hidden, page([row(12, 'none'), row(15, 'draft', 'in-review'), row(19, 'sent')])],
    then: see('INT-015'),
  }),
  view('blind-empty', 'nothing is to be read without names', list, {
    who: reviewer,
    widths: twoWidths,
    answered: [hidden, page([])],
    then: see('No applications are assigned to you yet'),
  }),
  view('blind-off', 'no programme is read without names', list, {
    who: reviewer,
    widths: phoneOnly,
    then: see('No programme is in anonymous review now'),
  }),
  view('blind-failed', 'what is read without names cannot be loaded', list, {
    who: reviewer,
    widths: phoneOnly,
    answered: [hidden, { call: '/api/admin/blind/applications' }],
    then: see('The applications could not be loaded'),
  }),
  view('blind-application', 'an application without names', one, {
    who: reviewer,
    answered: [hidden, application, reading],
    then: press(['Fill in my score sheet', 'Send my score sheet']),
  }),
  view('blind-application-failed', 'an application without names cannot be loaded', one, {
    who: reviewer,
    widths: phoneOnly,
    answered: [hidden, { call: '/api/admin/blind/applications/12' }],
    then: see('The application could not be loaded'),
  }),
  view('blind-notice', 'a list whose applications are read without names', '/admin/intern-applications', {
    who: reviewer,
    of: internship,
    widths: twoWidths,
    answered: [hidden],
    then: see('Names of internships are hidden'),
  }),
  view('blind-setting', 'the question before names are hidden', settings, {
    widths: twoWidths,
    then: press(['Hide names of Internship', 'Hide the names: Internship?']),
  }),
  view('blind-setting-on', 'names of internships are hidden', settings, {
    widths: twoWidths,
    answered: [hidden],
    then: press(['Show names again of Internship', 'Show the names again: Internship?']),
  }),
  view('blind-setting-failed', 'whose names are hidden cannot be loaded', settings, {
    widths: phoneOnly,
    answered: [{ call: '/api/admin/blind' }],
    then: see('These settings could not be loaded'),
  }),
];
