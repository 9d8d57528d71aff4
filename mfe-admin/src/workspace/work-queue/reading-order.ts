import type { ApplicationType } from '@portal/contract-svc-applications-v1';
import type { ListQuery } from '../../api/applications';
import type { OverviewQuery } from '../../api/overview';
import type { AwaitedKind } from '../../api/today';
import { deskPath } from '../../frame/common/desk-place';
import { listOf } from '../application-list/list-address';
import { listSearch, queryOf } from '../application-list/list-query';

/**
 * The list from which somebody came to an application: next and previous follow its order, and the panel beside the
 * application shows it. It is part of the address, so that a reload or a copied link keeps it.
 */
export type ReadingOrder =
  /** The list of a programme. */
  | { kind: 'programme'; query: ListQuery }
  /** The list of all programmes, with any of its filters. */
  | { kind: 'all'; query: OverviewQuery }
  /** Applications in the order of a page. The ids are kept, because applications that were read leave that page. */
  | { kind: 'shown'; page: ShownPage; of?: AwaitedKind; ids: readonly number[] };

/** Pages whose order is kept by ids, with their addresses. */
export const shownPages = { todo: '/dashboard', outstanding: '/admin/awaited' } as const;
export type ShownPage = keyof typeof shownPages;

/** Most rows that the server reads by id at once. */
const idsMost = 100;

const isPage = (list: string | null): list is ShownPage => list !== null && Object.hasOwn(shownPages, list);

/** Reads the order in an address; anything invalid means the list of a programme. */
export function orderOf(params: URLSearchParams): ReadingOrder {
  const list = params.get('list');
  if (list === 'all') return { kind: 'all', query: allQueryOf(params) };
  if (isPage(list)) {
    const ids = (params.get('ids') ?? '').split(',').map(Number).filter(isId).slice(0, idsMost);
    if (ids.length > 0) return { kind: 'shown', page: list, ...outstandingOf(list, params), ids };
  }
  return { kind: 'programme', query: { ...queryOf(params), page: 1 } };
}

const awaitedKinds: readonly string[] = ['letters', 'open', 'over', 'answered'] satisfies AwaitedKind[];

/** Returns the kind of outstanding items: the server knows the items beyond those in the address. */
function outstandingOf(page: ShownPage, params: URLSearchParams): { of?: AwaitedKind } {
  const of = params.get('of');
  return page === 'outstanding' && of !== null && awaitedKinds.includes(of) ? { of: of as AwaitedKind } : {};
}

const isId = (id: number): boolean => Number.isInteger(id) && id > 0 && id < 2 ** 31;

/** Returns the query of the list of all programmes; the time zone is added to the request. */
export function allQueryOf(params: URLSearchParams): OverviewQuery {
  const { time_zone: _, ...query } = listOf(params, '');
  return query;
}

/** Returns the order as the query string of an application's address. */
export function searchOf(order: ReadingOrder): string {
  if (order.kind === 'programme') return listSearch(order.query);
  if (order.kind === 'all') return `?${new URLSearchParams({ list: 'all', ...order.query })}`;
  return `?list=${order.page}${order.of ? `&of=${order.of}` : ''}&ids=${order.ids.join(',')}`;
}

/** Returns the address of the list. */
export function listAddress(order: ReadingOrder, type: ApplicationType): string {
  if (order.kind === 'programme') return `${deskPath(type)}${searchOf(order)}`;
  if (order.kind === 'shown') return shownPages[order.page] + (order.of ? `?kind=${order.of}` : '');
  return `/admin/applications?${new URLSearchParams(order.query)}`;
}

/** Makes an order of applications as a page showed them, each once. */
export const shownOrder = (page: ShownPage, ids: readonly number[], of?: AwaitedKind): ReadingOrder => ({
  ...{ kind: 'shown', page, ...(of && { of }) },
  ids: [...new Set(ids)].slice(0, idsMost),
});

/** Returns the order with further applications at its end; the first ones give way if there are too many. */
export function continued<Order extends ReadingOrder>(order: Order, further: readonly number[]): Order {
  if (order.kind !== 'shown') return order;
  const ids = [...new Set([...order.ids, ...further])];
  return ids.length === order.ids.length ? order : { ...order, ids: ids.slice(-idsMost) };
}

/** Whether the open application is the first or last of outstanding items: then the server knows the next ones. */
export const endsAt = (order: ReadingOrder, id: number | null): order is ReadingOrder & { of: AwaitedKind } =>
  order.kind === 'shown' &&
  order.of !== undefined &&
  id !== null &&
  (order.ids[0] === id || order.ids.at(-1) === id);

/** Returns the order extended by the applications around one of its ends; those farthest from there give way. */
export function widened<Order extends ReadingOrder>(
  order: Order,
  { id, around }: { id: number; around: readonly number[] },
): Order {
  const at = around.indexOf(id);
  if (order.kind !== 'shown' || at === -1) return order;
  const isNew = (one: number) => !order.ids.includes(one);
  const isLast = order.ids.at(-1) === id;
  const isFirst = order.ids[0] === id;
  const before = isFirst ? around.slice(0, at).filter(isNew) : [];
  const behind = isLast ? around.slice(at + 1).filter(isNew) : [];
  const ids = [...before, ...order.ids, ...behind];
  if (ids.length === order.ids.length) return order;
  return { ...order, ids: isLast ? ids.slice(-idsMost) : ids.slice(0, idsMost) };
}
