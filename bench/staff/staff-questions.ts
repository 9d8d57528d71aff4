type Query = Record<string, string | number>;

export interface Question {
  name: string;
  /** Addresses at svc-applications that are requested in turn. */
  places: string[];
}

export interface Known {
  /** An internship from the middle of the list. */
  application: { id: number; name: string; email: string };
  /** The last page of the list of internships. */
  lastPage: number;
  /** The id of a notification in the middle of the list. */
  middleOfNews: number;
}

const fields = ['submitted_date', 'created_at', 'updated_at', 'applicant_name', 'status'];
const orders = fields.flatMap((field) => [field, `-${field}`]);
const statuses = ['draft', 'in-progress', 'submitted', 'in-review', 'approved', 'rejected'];
const periods = ['all', 'today', 'week', 'month'];
const decisions = ['pending', 'approved', 'rejected'];

export const listOf = (type: 'intern' | 'visitor', query: Query): string => at(`applications/${type}`, query);

function at(place: string, query: Query = {}): string {
  const written = Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]);
  return `/api/${place}?${new URLSearchParams(written)}`;
}

/** Every list, search and count of the staff's pages. Of each list the last page is requested, too, in each order. */
export function staffQuestions({ application, lastPage, middleOfNews }: Known): Question[] {
  const { id, name, email } = application;
  const internships = (what: string, queries: Query[]): Question => ({
    name: `internships, ${what}`,
    places: queries.map((query) => listOf('intern', query)),
  });
  const visits = (what: string, queries: Query[]): Question => ({
    name: `visits, ${what}`,
    places: queries.map((query) => listOf('visitor', query)),
  });
  const ordered = (page: number) => orders.map((sort) => ({ sort, page }));
  return [
    internships('first page, each order', ordered(1)),
    internships('middle page, each order', ordered(Math.ceil(lastPage / 2))),
    internships('last page, each order', ordered(lastPage)),
    internships(
      'each status',
      statuses.map((status) => ({ status })),
    ),
    internships('search by full name', [{ search: name }]),
    internships('search by email', [{ search: email }]),
    internships(
      'search by one letter',
      ['a', 'm', 'x'].map((search) => ({ search })),
    ),
    internships('search by id', [{ search: `INT-${id}` }, { search: id }]),
    internships('search of nobody', [{ search: 'zzyzx' }, { search: '%' }]),
    visits('first page, each order', ordered(1)),
    visits('search by one letter', [{ search: 'm' }]),
    { name: 'one application, to be read', places: [at(`admin/applications/${id}`)] },
    { name: 'its timeline', places: [at(`admin/applications/${id}/timeline`)] },
    {
      name: 'its neighbours, each order',
      places: orders.map((sort) => at(`admin/applications/${id}/neighbours`, { sort })),
    },
    {
      name: 'notifications, each period',
      places: periods.map((period) => at('admin/notifications', { period })),
    },
    {
      name: 'notifications, from the middle on',
      places: [at('admin/notifications', { before: middleOfNews })],
    },
    { name: 'the bell', places: [at('admin/notifications/latest'), at('admin/unread-counts')] },
    {
      name: 'requests, each status',
      places: decisions.map((status) => at('admin/secondary-application-requests', { status })),
    },
    {
      name: 'activity, first and hundredth page',
      places: [1, 100].map((page) => at('admin/activity', { page })),
    },
    { name: 'the figures', places: [at('admin/stats')] },
  ];
}
