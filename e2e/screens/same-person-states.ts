import { internship } from './staff-people';
import { twoWidths, view } from './staff-view';
import type { State } from './state';

const call = /\/same-person$/;

const other = (id: number, more: object) => ({
  id,
  type: 'visitor',
  status: 'submitted',
  applicant_name: 'Ineza Grâce Mukamana-Niyonsaba',
  submitted_date: '2026-11-03T09:00:00.000Z',
  created_at: '2026-11-01T09:00:00.000Z',
  same_account: false,
  said_by: null,
  said_at: null,
  reasons: ['document', 'phone', 'name', 'birth_date'],
  ...more,
});
const verdict = { said_by: 'Grace Mutoni', said_at: '2026-11-20T09:00:00.000Z' };
const everything = {
  together: [other(31, { same_account: true, status: 'approved' }), other(32, verdict)],
  hints: [33, 34, 35, 36].map((id) => other(id, {})),
  different: [other(37, verdict)],
};

/** States that show other applications that may be by the same person. */
export const samePersonStates: State[] = [
  view('same-person', 'what may be of the same person', '/dashboard/intern/:id', {
    of: internship,
    widths: twoWidths,
    answered: [{ call, status: 200, body: everything }],
    then: (stage) => stage.see('Possibly the same person'),
  }),
  view('same-person-failed', 'what may be of the same person cannot be loaded', '/dashboard/intern/:id', {
    of: internship,
    widths: [360],
    answered: [{ call }],
    then: (stage) => stage.see('Other applications of this person could not be loaded'),
  }),
];
