import type { ApplicationType } from '@portal/contract-svc-applications-v1';
import type { ApiClient } from '@portal/remote-sdk';
import {
  type ApplicationRow,
  listApplications,
  type Neighbours,
  readFirstUnread,
  readLines,
  readNeighbours,
  readNeighboursOfAll,
  readNextUnread,
  readNextUnreadOfAll,
} from '../../api/applications';
import { readOverview } from '../../api/overview';
import { readToday } from '../../api/today';
import { countSentence } from '../../frame/common/application-words';
import { toRead } from '../work-queue/place';
import type { ReadingOrder } from '../work-queue/reading-order';

/** What every request for a list needs. */
interface Asking {
  api: ApiClient;
  timeZone: string;
  signal?: AbortSignal | undefined;
}

/** The first rows of a list. */
export interface ReadingRows {
  rows: readonly ApplicationRow[];
  total: number;
  /** The total as a sentence. */
  count: string;
  isMore: boolean;
}

/** The server does not count further than this in a list of all programmes. */
const countedTo = 1000;

/** Reads the first pages of a list. `type` is the programme of a programme's list. */
export async function readRows(
  { api, timeZone, signal }: Asking,
  order: ReadingOrder,
  type: ApplicationType,
  pages: number,
): Promise<ReadingRows> {
  if (order.kind === 'shown') {
    const rows = await readLines(api, order.ids, signal);
    return { rows, total: rows.length, count: countSentence({ total: rows.length }), isMore: false };
  }
  if (order.kind === 'all') {
    const query = { ...order.query, time_zone: timeZone };
    const rows: ApplicationRow[] = [];
    let page = await readOverview(api, query, {}, signal);
    rows.push(...page.applications);
    for (let turned = 1; turned < pages && page.next; turned += 1) {
      page = await readOverview(api, query, { after: page.next }, signal);
      rows.push(...page.applications);
    }
    const total = Math.min(page.total, countedTo);
    const count = countSentence({ total, more_than_total: page.total > countedTo });
    return { rows, total, count, isMore: page.next !== null };
  }
  const wanted = Array.from({ length: pages }, (_, index) => index + 1);
  const read = await Promise.all(
    wanted.map((page) => listApplications(api, type, { ...order.query, page }, signal)),
  );
  const pagination = read.at(-1)?.pagination;
  return {
    rows: read.flatMap(({ applications }) => applications),
    total: pagination?.total ?? 0,
    count: countSentence(pagination ?? { total: 0 }),
    isMore: pages < (pagination?.last_page ?? 1),
  };
}

/** Reads the rows around an application in a list, and its neighbours; null for a list that contains all its ids. */
export function readBeside(
  { api, timeZone, signal }: Asking,
  order: ReadingOrder,
  id: number,
): Promise<Neighbours> | null {
  if (order.kind === 'shown') return null;
  if (order.kind === 'programme') return readNeighbours(api, id, order.query, signal);
  return readNeighboursOfAll(api, id, { ...order.query, time_zone: timeZone }, signal);
}

/** An application to be opened. */
export interface Turned {
  id: number;
  type: ApplicationType;
}

/**
 * Finds the next application of a list that this person has not opened. With `first` it finds the first unread one;
 * `id` is then any application in the list. Null when all are read.
 */
export async function readUnread(
  { api, timeZone }: Asking,
  order: ReadingOrder,
  { id, type, first }: Turned & { first: boolean },
): Promise<Turned | null> {
  if (order.kind === 'all') {
    const query = { ...order.query, time_zone: timeZone };
    return readNextUnreadOfAll(api, id, query, first ? 'beginning' : 'here');
  }
  if (order.kind === 'shown') {
    const { waiting } = await readToday(api, timeZone);
    return toRead(waiting).find((one) => one.id !== id) ?? null;
  }
  const next = await (first ? readFirstUnread : readNextUnread)(api, id, order.query);
  return next === null ? null : { id: next, type };
}
