import type { WizardSession } from '../../e2e/support/api';
import type { Load } from '../support/load';
import { saving } from '../support/saving';
import { partOfEmail, partOfName, type QuestionName, type Sought, threeLetters } from './bare-statements';
import { listOf } from './staff-questions';

export interface Question {
  name: QuestionName;
  label: string;
  /** The request at the service. */
  ask: Omit<Load, 'url' | 'connections' | 'seconds'> & { place: string };
  /** The least number of answers per second with eight connections, among 100,000 applications on MariaDB. */
  aim?: number;
  /**
   * Milliseconds that 99 of a hundred requests may take at most, one at a time, among a million applications on either
   * database.
   */
  within?: number;
}

interface Asking extends Sought {
  token: string;
  sessions: WizardSession[];
}

/** The most frequent requests of staff, and of applicants at the same time. */
export function questions({ token, sessions, ...sought }: Asking): Question[] {
  const { name, id } = sought;
  const get = (place: string): Question['ask'] => ({ place, headers: { authorization: `Bearer ${token}` } });
  const [firstName = ''] = name.split(' ');
  return [
    {
      name: 'list',
      label: 'a list of ten by status, sorted (listProgrammeApplications)',
      ask: get(listOf('intern', { status: 'submitted', sort: '-submitted_date' })),
      aim: 380,
    },
    {
      name: 'overview',
      label: 'fifty of all programmes (listApplications)',
      ask: get('/api/admin/applications'),
    },
    {
      name: 'full-name',
      label: 'search by a full name (listProgrammeApplications)',
      ask: get(listOf('intern', { search: name })),
    },
    {
      name: 'first-name',
      label: 'search by a common first name (listProgrammeApplications)',
      ask: get(listOf('intern', { search: firstName })),
    },
    {
      name: 'part-of-name',
      label: 'search by a part of a name (listProgrammeApplications)',
      ask: get(listOf('intern', { search: partOfName(sought) })),
      within: 50,
    },
    {
      name: 'part-of-all',
      label: 'the same in all programmes (listApplications)',
      ask: get(`/api/admin/applications?search=${partOfName(sought)}`),
      within: 50,
    },
    {
      name: 'part-of-email',
      label: 'search by a part of an email (listProgrammeApplications)',
      ask: get(listOf('intern', { search: partOfEmail(sought) })),
      within: 50,
    },
    {
      name: 'three-letters',
      label: 'search by three letters of a name (listProgrammeApplications)',
      ask: get(listOf('intern', { search: threeLetters(sought) })),
      within: 50,
    },
    {
      name: 'review',
      label: 'an application, to be read (openApplication)',
      ask: get(`/api/admin/applications/${id}`),
    },
    {
      name: 'timeline',
      label: 'its history and mails (getTimeline)',
      ask: get(`/api/admin/applications/${id}/timeline`),
    },
    {
      name: 'letters',
      label: 'its referees (listLetters)',
      ask: get(`/api/admin/applications/${id}/letters`),
    },
    {
      name: 'same-person',
      label: 'what else the person sent (listSamePerson)',
      ask: get(`/api/admin/applications/${id}/same-person`),
    },
    {
      name: 'notifications',
      label: 'notifications (listNotifications)',
      ask: get('/api/admin/notifications'),
    },
    {
      name: 'bell',
      label: 'the bell (listLatestNotifications)',
      ask: get('/api/admin/notifications/latest'),
    },
    {
      name: 'requests',
      label: 'requests that wait (listRequests)',
      ask: get('/api/admin/secondary-application-requests?status=pending'),
    },
    {
      name: 'activity',
      label: 'what was done in the portal (listApplicationActivity)',
      ask: get('/api/admin/activity'),
    },
    { name: 'views', label: 'saved views (listSavedViews)', ask: get('/api/admin/saved-views') },
    {
      name: 'figures',
      label: 'the figures of the dashboard (getStatistics)',
      ask: get('/api/admin/stats'),
      aim: 500,
    },
    { name: 'today', label: 'Today (getWorkQueue)', ask: get('/api/admin/today') },
    {
      name: 'save',
      label: 'saving progress',
      ask: { place: '/api/save-progress', method: 'POST', request: saving(sessions) },
    },
  ];
}
