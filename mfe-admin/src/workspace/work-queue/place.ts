import type { ApplicationType } from '@portal/contract-svc-applications-v1';
import type { Waiting } from '../../api/today';
import { deskPath } from '../../frame/common/desk-place';
import { listSearch } from '../application-list/list-query';
import { type ReadingOrder, searchOf, shownOrder } from './reading-order';

/** Returns the waiting items that are applications to read, in their order; requests have a page of their own. */
export const toRead = (waiting: readonly Waiting[]): { id: number; type: ApplicationType }[] =>
  waiting
    .filter(({ kind }) => kind !== 'request')
    .map(({ application: { id, type } }) => ({ id, type: type as ApplicationType }));

/** Returns the order of the open work for next and previous, across programmes. */
export const todoOrder = (waiting: readonly Waiting[]): ReadingOrder =>
  shownOrder(
    'todo',
    toRead(waiting).map(({ id }) => id),
  );

/** Returns the address where a waiting item is read or answered. */
export function waitingPath(
  { kind, application: { type, id } }: Waiting,
  waiting: readonly Waiting[],
): string {
  if (kind === 'request') return '/admin/secondary-requests';
  return `${deskPath(type, id)}${searchOf(todoOrder(waiting))}`;
}

/** Returns the query of a programme's list, the oldest first. */
export const oldestFirst = (status: string): string => listSearch({ sort: 'submitted_date', status });
