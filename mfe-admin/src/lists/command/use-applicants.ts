import { readOverview } from '../../api/overview';
import { useStaff } from '../../frame/common/staff-context';
import { useLoad } from '../../frame/common/use-load';
import { firstSort } from '../../workspace/application-list/list-address';
import { applicantEntry, type Entry } from './entries';

/** Most results; for further ones people must type another word. */
const SHOWN = 10;

export interface FoundApplicants {
  state: 'loading' | 'ready' | 'failed';
  entries: Entry[];
  message: string;
  reload: () => void;
}

/**
 * Finds applications of all programmes. A person with two applications appears twice, with both references. Without a
 * word nothing is found.
 */
export function useApplicants(search: string): FoundApplicants {
  const { api } = useStaff();
  const [found, reload] = useLoad({
    key: search === '' ? null : search,
    load: async (signal) => {
      const { applications } = await readOverview(api, { search, sort: firstSort }, {}, signal);
      return { search, rows: applications.slice(0, SHOWN) };
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
