import { type ApplicationType, programmes } from '@portal/contract-svc-applications-v1';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type ApplicationRow, type ListQuery, listApplications } from '../api/applications';
import { queryOf, sameList, withChange } from '../applications/list-query';
import { countSentence } from '../applications/words';
import { useStaff } from '../common/staff-context';
import { useLoad } from '../common/use-load';
import * as t from '../messages/dashboard';

export interface DeskList {
  type: ApplicationType | null;
  rows: ApplicationRow[];
  total: number;
  /** The total as a sentence. */
  count: string;
  state: 'loading' | 'ready' | 'failed';
  /** Names the list that the rows are; null while it loads. */
  of: string | null;
  message: string;
  reload: () => void;
  /** Shows ten more rows; null when all are shown. */
  more: (() => void) | null;
  /** The filters and the order of the list, from the address. */
  query: ListQuery;
  /** The query as a query string. */
  address: string;
  change: (change: Partial<ListQuery>) => void;
}

/** The first applications of the chosen programme, as many as were asked for. */
export function useDeskList(type: ApplicationType | null): DeskList {
  const { api } = useStaff();
  const [params, setParams] = useSearchParams();
  const query = queryOf(params);
  const address = sameList(params);
  const of = `${type} ${address}`;
  const [shown, setShown] = useState({ of, pages: 1 });
  const pages = shown.of === of ? shown.pages : 1;

  const [list, reload] = useLoad({
    key: type === null ? null : `${of} ${pages}`,
    load: async (signal) => {
      const wanted = Array.from({ length: pages }, (_, index) => index + 1);
      const read = await Promise.all(
        wanted.map((page) => listApplications(api, type ?? programmes[0].key, { ...query, page }, signal)),
      );
      const rows = read.flatMap(({ applications }) => applications);
      return { type, rows, pagination: read.at(-1)?.pagination };
    },
    failure: t.listUnloaded(),
  });

  const data = list.data?.type === type ? list.data : null;
  const change = (part: Partial<ListQuery>) => setParams(withChange(params, part), { replace: true });
  const last = data?.pagination?.last_page ?? 1;
  return {
    type,
    rows: data?.rows ?? [],
    total: data?.pagination?.total ?? 0,
    count: countSentence(data?.pagination ?? { total: 0 }),
    state: type === null ? 'ready' : list.state,
    of: data && list.state === 'ready' ? of : null,
    message: list.message,
    reload,
    more: data && pages < last ? () => setShown({ of, pages: pages + 1 }) : null,
    query,
    address,
    change,
  };
}
