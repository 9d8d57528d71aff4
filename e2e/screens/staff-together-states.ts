import { call, staffSignIn, submittedApplicant } from '../support/api';
import { anApplicant } from '../support/applicants';
import { once } from './dashboard-people';
import { internship } from './staff-people';
import { phoneOnly, press, see, twoWidths, view } from './staff-view';
import type { State } from './state';

const settings = '/admin/portal-settings/reading';
const readingCall = /\/reading$/;

/** An internship application with labels, a note, and criteria for its readers. */
const readTogether = once(async (portal) => {
  const { application_id } = await submittedApplicant(portal, anApplicant('Odile Mutesi'));
  const { token } = await staffSignIn(portal);
  const path = `/api/admin/applications/${application_id}`;
  const json = { name: 'Strong letter', tone: 'success' };
  const { labels } = await call<{ labels: { id: number; name: string }[] }>(
    portal,
    'POST',
    '/api/admin/labels',
    { token, json },
  );
  const label = labels.find(({ name }) => name === json.name);
  const marked = { application_ids: [application_id], on: true };
  await call(portal, 'POST', `/api/admin/labels/${label?.id}/applications`, { token, json: marked });
  await call(portal, 'POST', `${path}/notes`, { token, json: { text: 'A careful application.' } });
  const criteria = [{ key: null, name: 'Motivation', help: 'Why do they come?', weight: 3 }];
  await call(portal, 'PUT', '/api/admin/score-forms/intern', { token, json: { criteria, version: 0 } });
  return application_id;
});

const points = (given: number) => [{ key: 'a', name: 'Motivation', weight: 3, points: given }];
const sent_at = '2026-11-21T08:00:00.000Z';
const scored = {
  readers: [{ id: 7, name: 'Grace Iradukunda', sent: true }],
  labels: [],
  notes: [],
  knowing: [{ id: 4, reader: 'Paul Habimana', declared_at: sent_at }],
  form: null,
  own_sheet: null,
  sheets_sent: 2,
  results: {
    mean: 3.5,
    spread: 0.5,
    sheets: [
      { reader: 'Grace Iradukunda', sent_at, total: 4, comment: 'A clear yes.', points: points(4) },
      { reader: 'Rosa Ineza', sent_at, total: 3, comment: '', points: points(3) },
    ],
  },
};
const noReading = {
  labels: [],
  notes: [],
  readers: [],
  form: null,
  own_sheet: null,
  sheets_sent: 0,
  results: null,
};

/** States of applications that staff read together. */
export const togetherStates: State[] = [
  view('together', 'an application that staff read together', '/dashboard/intern/:id', {
    of: readTogether,
    then: press(['Fill in my score sheet', 'Send my score sheet']),
  }),
  view('together-wrong', 'a score sheet without points', '/dashboard/intern/:id', {
    of: readTogether,
    widths: twoWidths,
    then: press(
      ['Fill in my score sheet', 'Send my score sheet'],
      ['Send my score sheet', 'There is a problem'],
    ),
  }),
  view('together-scored', 'score sheets side by side', '/dashboard/intern/:id', {
    of: internship,
    answered: [{ call: readingCall, status: 200, body: scored }],
    then: see('range 0.5'),
  }),
  view('together-empty', 'an application about which nobody wrote', '/dashboard/intern/:id', {
    of: internship,
    widths: twoWidths,
    answered: [{ call: readingCall, status: 200, body: noReading }],
    then: see('No notes yet.'),
  }),
  view('together-failed', 'notes and readers cannot be loaded', '/dashboard/intern/:id', {
    of: internship,
    widths: phoneOnly,
    answered: [{ call: readingCall }],
    then: see('Notes and readers could not be loaded'),
  }),
  view('together-knows', 'the question whether one knows the person', '/dashboard/intern/:id', {
    of: internship,
    widths: twoWidths,
    then: press(['I know this person', 'Do you know this person?']),
  }),
  view('together-labels', 'labels to choose', '/dashboard/intern/:id', {
    of: readTogether,
    widths: twoWidths,
    then: press(['Choose labels', 'Labels of this application']),
  }),
  view('together-settings', 'what belongs to reading together', settings, {
    of: readTogether,
    then: see('Criterion 1'),
  }),
  view('together-settings-failed', 'what belongs to reading together cannot be loaded', settings, {
    widths: phoneOnly,
    answered: [
      { call: '/api/admin/labels' },
      { call: '/api/admin/score-forms' },
      { call: '/api/admin/conflicts' },
    ],
    then: see('The labels could not be loaded'),
  }),
];
