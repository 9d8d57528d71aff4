import { programmes } from '@portal/contract-svc-applications-v1';
import { listApplications } from '../../api/applications';
import { useStaff } from '../../frame/common/staff-context';
import { useLoad } from '../../frame/common/use-load';
import { DEFAULT_SORT } from '../../workspace/application-list/list-query';
import { applicantEntry, type Entry } from './entries';

/** No more are told of a programme: whoever is not among them needs another word. */
const OF_EACH = 5;

export interface FoundApplicants {
  state: 'loading' | 'ready' | 'failed';
  entries: Entry[];
  message: string;
  reload: () => void;
}

/** The applicants of every programme whom a search finds; nobody without a word. */
export function useApplicants(search: string): FoundApplicants {
  const { api } = useStaff();
  const [found, reload] = useLoad({
    key: search === '' ? null : search,
    load: async (signal) => {
      const query = { page: 1, search, status: '', sort: DEFAULT_SORT };
      const pages = await Promise.all(programmes.map(({ key }) => listApplications(api, key, query, signal)));
      return { search, rows: pages.flatMap(({ applications }) => applications.slice(0, OF_EACH)) };
    },
  });
  if (search === '') return { state: 'ready', entries: [], message: '', reload };
  const rows = found.data?.search === search ? found.data.rows : [];
  return {
    state: found.state,
    entries: rows.map((row) => applicantEntry(row, search)),
    message: found.message,
    reload,
  };
}
