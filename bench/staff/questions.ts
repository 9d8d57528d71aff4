import type { WizardSession } from '../../e2e/support/api';
import { listOf } from '../rows/staff-questions';
import type { Load } from '../support/load';
import type { QuestionName, Sought } from './bare-statements';

export interface Question {
  name: QuestionName;
  label: string;
  /** The request at the service. */
  ask: Omit<Load, 'url' | 'connections' | 'seconds'> & { place: string };
  /** At least so many answers per second at eight connections among 100,000 applications on MariaDB. */
  aim?: number;
}

interface Asking extends Sought {
  token: string;
  sessions: WizardSession[];
}

const statement = 'I want to learn how care for the dying is taught. '.repeat(5);

/** One application for each connection, as one wizard for each applicant. */
const saving = (sessions: WizardSession[]) => (connection: number) => {
  const session = sessions[connection % sessions.length];
  if (!session) throw new Error('Nobody is there to save.');
  const { token, application_id, intern_details_id } = session;
  const form_data = { personal_statement: statement, interests: [{ area: 'Education', other: '' }] };
  return {
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ application_id, intern_details_id, current_step: 6, form_data }),
  };
};

/** What staff ask most, and what applicants do most meanwhile. */
export function questions({ name, token, sessions }: Asking): Question[] {
  const get = (place: string): Question['ask'] => ({ place, headers: { authorization: `Bearer ${token}` } });
  const [firstName = ''] = name.split(' ');
  return [
    {
      name: 'list',
      label: 'a list of ten by status, sorted (M01)',
      ask: get(listOf('intern', { status: 'submitted', sort: '-submitted_date' })),
      aim: 380,
    },
    { name: 'overview', label: 'fifty of all programmes (L01)', ask: get('/api/admin/applications') },
    {
      name: 'full-name',
      label: 'search by a full name (M01)',
      ask: get(listOf('intern', { search: name })),
    },
    {
      name: 'first-name',
      label: 'search by a common first name (M01)',
      ask: get(listOf('intern', { search: firstName })),
    },
    { name: 'figures', label: 'the figures of the dashboard (M14)', ask: get('/api/admin/stats'), aim: 500 },
    { name: 'today', label: 'Today (T01)', ask: get('/api/admin/today') },
    {
      name: 'save',
      label: 'saving progress',
      ask: { place: '/api/save-progress', method: 'POST', request: saving(sessions) },
    },
  ];
}
