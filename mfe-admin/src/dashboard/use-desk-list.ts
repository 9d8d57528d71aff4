import { type ApplicationType, programmes } from '@portal/contract-svc-applications-v1';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  type ApplicationRow,
  type ListQuery,
  listApplications,
  type Neighbours,
  readNeighbours,
} from '../api/applications';
import { queryOf, sameList, withChange } from '../application-list/list-query';
import { countSentence } from '../common/application-words';
import { useStaff } from '../common/staff-context';
import { useLoad } from '../common/use-load';
import * as t from '../messages/dashboard';
import { withOpen } from './with-open';

export interface DeskList {
  type: ApplicationType | null;
  rows: readonly ApplicationRow[];
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
  /** Where the open application stands, if the rows of the list alone do not show it. */
  beside: Neighbours | null;
  /** The filters and the order of the list, from the address. */
  query: ListQuery;
  /** The query as a query string. */
  address: string;
  change: (change: Partial<ListQuery>) => void;
}

/** The first applications of the chosen programme, as many as were asked for, and what is open among them. */
export function useDeskList(type: ApplicationType | null, reading: number | null): DeskList {
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
  const ready = data !== null && list.state === 'ready';
  const open = useOpen({ rows: data?.rows ?? [], ready, reading, query, of });
  const change = (part: Partial<ListQuery>) => setParams(withChange(params, part), { replace: true });
  const last = data?.pagination?.last_page ?? 1;
  return {
    type,
    rows: open.rows,
    total: data?.pagination?.total ?? 0,
    count: countSentence(data?.pagination ?? { total: 0 }),
    state: type === null ? 'ready' : list.state,
    of: ready ? `${of}${open.apart ? ' apart' : ''}` : null,
    message: list.message,
    reload() {
      reload();
      open.reload();
    },
    more: data && pages < last && !open.apart ? () => setShown({ of, pages: pages + 1 }) : null,
    beside: open.beside,
    query,
    address,
    change,
  };
}

interface Shown {
  rows: ApplicationRow[];
  ready: boolean;
  reading: number | null;
  query: ListQuery;
  of: string;
}

/** Rows with the open application among them: the server tells its place where they have it not. */
function useOpen({ rows, ready, reading, query, of }: Shown) {
  const { api } = useStaff();
  const at = rows.findIndex(({ id }) => id === reading);
  const row = rows[at];
  const last = useRef<{ of: string; row: ApplicationRow; at: number } | null>(null);
  if (row) last.current = { of, row, at };
  const [loaded, reload] = useLoad({
    key: reading !== null && at === -1 && ready ? `${reading} ${of}` : null,
    load: async (signal) => ({
      of: `${reading} ${of}`,
      beside: await readNeighbours(api, reading as number, query, signal),
    }),
  });
  if (reading === null || at !== -1) return { rows, apart: false, beside: null, reload };
  const beside = loaded.data?.of === `${reading} ${of}` ? loaded.data.beside : null;
  const kept = last.current;
  // Refused, as after a conflict of interest: what the list had of it is not shown any more.
  const isRefused = loaded.state === 'failed';
  const before = !isRefused && kept?.of === of && kept.row.id === reading ? kept : null;
  return { ...withOpen(rows, { id: reading, beside, before }), beside, reload };
}
