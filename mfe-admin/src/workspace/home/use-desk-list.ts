import { type ApplicationType, programmes } from '@portal/contract-svc-applications-v1';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ApplicationRow, ListQuery, Neighbours } from '../../api/applications';
import { type AwaitedKind, readAwaitedAround } from '../../api/today';
import { useStaff } from '../../frame/common/staff-context';
import { useLoad } from '../../frame/common/use-load';
import * as t from '../../messages/dashboard';
import { withChange } from '../application-list/list-query';
import { toRead } from '../work-queue/place';
import {
  continued,
  endsAt,
  orderOf,
  type ReadingOrder,
  searchOf,
  widened,
} from '../work-queue/reading-order';
import { useTodayState } from '../work-queue/today-context';
import { readBeside, readRows } from './reading-list';
import { withOpen } from './with-open';

export interface DeskList {
  type: ApplicationType | null;
  rows: readonly ApplicationRow[];
  total: number;
  /** The total as a sentence. */
  count: string;
  state: 'loading' | 'ready' | 'failed';
  /** Identifies the list of these rows; null while it loads. */
  of: string | null;
  message: string;
  reload: () => void;
  /** Shows more rows; null when all are shown. */
  more: (() => void) | null;
  /** The open application's neighbours, if the rows of the list do not contain it. */
  beside: Neighbours | null;
  /** The list's kind and order. */
  order: ReadingOrder;
  /** The order as the query string of an application's address. */
  address: string;
  /** Changes the list of a programme. */
  change: (change: Partial<ListQuery>) => void;
}

/** Loads the list from which the person came, as many pages as were requested, and includes the open application. */
export function useDeskList(type: ApplicationType | null, reading: number | null): DeskList {
  const { api, shell } = useStaff();
  const { timeZone } = shell.locale;
  const [params, setParams] = useSearchParams();
  const order = useWidened(useContinued(orderOf(params), reading), reading);
  const address = searchOf(order);
  // Rows of an earlier query stay visible until the new ones arrive, but not those of another list.
  const scope = order.kind === 'programme' ? type : order.kind;
  const of = `${scope} ${address}`;
  const [shown, setShown] = useState({ of, pages: 1 });
  const pages = shown.of === of ? shown.pages : 1;

  const [list, reload] = useLoad({
    key: type === null ? null : `${of} ${pages}`,
    load: async (signal) => ({
      scope,
      ...(await readRows({ api, timeZone, signal }, order, type ?? programmes[0].key, pages)),
    }),
    failure: t.listUnloaded(),
  });

  const data = list.data?.scope === scope ? list.data : null;
  const ready = data !== null && list.state === 'ready';
  const open = useOpen({ rows: data?.rows ?? [], ready, reading, order, of });
  const change = (part: Partial<ListQuery>) => setParams(withChange(params, part), { replace: true });
  return {
    type,
    rows: open.rows,
    total: data?.total ?? 0,
    count: data?.count ?? '',
    state: type === null ? 'ready' : list.state,
    of: ready ? `${of}${open.apart ? ' apart' : ''}` : null,
    message: list.message,
    reload() {
      reload();
      open.reload();
    },
    more: data?.isMore && !open.apart ? () => setShown({ of, pages: pages + 1 }) : null,
    beside: open.beside,
    order,
    address,
    change,
  };
}

/** Extends the order by items that were not shown on the page, when the last shown item is open. */
function useContinued(order: ReadingOrder, reading: number | null): ReadingOrder {
  const { data, reload } = useTodayState();
  const isTodo = order.kind === 'shown' && order.page === 'todo';
  const isLast = isTodo && reading !== null && order.ids.at(-1) === reading;
  // biome-ignore lint/correctness/useExhaustiveDependencies: reading the last one is the reason
  useEffect(() => {
    if (isLast) reload();
  }, [isLast]);
  return isLast
    ? continued(
        order,
        toRead(data?.waiting ?? []).map(({ id }) => id),
      )
    : order;
}

/** Extends the order of outstanding items beyond those in the address, when the first or last one is open. */
function useWidened(order: ReadingOrder, reading: number | null): ReadingOrder {
  const { api } = useStaff();
  const kind = endsAt(order, reading) ? order.of : null;
  const of = kind && reading !== null ? `${kind} ${reading}` : null;
  const [{ data }] = useLoad({
    key: of,
    load: async (signal) => {
      const id = reading as number;
      return { of, id, around: await readAwaitedAround(api, kind as AwaitedKind, id, signal) };
    },
  });
  return of !== null && data?.of === of ? widened(order, data) : order;
}

interface Shown {
  rows: readonly ApplicationRow[];
  ready: boolean;
  reading: number | null;
  order: ReadingOrder;
  of: string;
}

/** Returns the rows with the open application among them; if they lack it, the server returns its position. */
function useOpen({ rows, ready, reading, order, of }: Shown) {
  const { api, shell } = useStaff();
  const { timeZone } = shell.locale;
  const at = rows.findIndex(({ id }) => id === reading);
  const row = rows[at];
  const last = useRef<{ of: string; row: ApplicationRow; at: number } | null>(null);
  if (row) last.current = { of, row, at };
  const [loaded, reload] = useLoad({
    key: reading !== null && at === -1 && ready ? `${reading} ${of}` : null,
    load: async (signal) => ({
      of: `${reading} ${of}`,
      beside: await readBeside({ api, timeZone, signal }, order, reading as number),
    }),
  });
  if (reading === null || at !== -1) return { rows, apart: false, beside: null, reload };
  const beside = loaded.data?.of === `${reading} ${of}` ? loaded.data.beside : null;
  const kept = last.current;
  // Refused, for example after a conflict of interest: the row that the list had is not shown any more.
  const isRefused = loaded.state === 'failed';
  const before = !isRefused && kept?.of === of && kept.row.id === reading ? kept : null;
  return { ...withOpen(rows, { id: reading, beside, before }), beside, reload };
}
