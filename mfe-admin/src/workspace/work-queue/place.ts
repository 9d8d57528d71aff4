import type { ApplicationType } from '@portal/contract-svc-applications-v1';
import type { Waiting } from '../../api/today';
import { deskPath } from '../../frame/common/desk-place';
import { listSearch } from '../application-list/list-query';
import { type ReadingOrder, searchOf, shownOrder } from './reading-order';

/** Of what waits, the applications that are read, in the order in which it is shown; requests have their own page. */
export const toRead = (waiting: readonly Waiting[]): { id: number; type: ApplicationType }[] =>
  waiting
    .filter(({ kind }) => kind !== 'request')
    .map(({ application: { id, type } }) => ({ id, type: type as ApplicationType }));

/** The order of what waits: from here on, next and previous keep it, whatever the programme. */
export const todoOrder = (waiting: readonly Waiting[]): ReadingOrder =>
  shownOrder(
    'todo',
    toRead(waiting).map(({ id }) => id),
  );

/** Where something that waits is read, or answered. */
export function waitingPath(
  { kind, application: { type, id } }: Waiting,
  waiting: readonly Waiting[],
): string {
  if (kind === 'request') return '/admin/secondary-requests';
  return `${deskPath(type, id)}${searchOf(todoOrder(waiting))}`;
}

/** The list of a programme from the oldest on. */
export const oldestFirst = (status: string): string => listSearch({ sort: 'submitted_date', status });
