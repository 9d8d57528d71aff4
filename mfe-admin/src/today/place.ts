import type { Waiting } from '../api/today';
import { listSearch } from '../application-list/list-query';
import { deskPath } from '../common/desk-place';

/** Where something that waits is read, or answered. */
export function waitingPath({ kind, application: { type, id } }: Waiting): string {
  if (kind === 'request') return '/admin/secondary-requests';
  return `${deskPath(type, id)}${oldestFirst(kind === 'submitted' ? 'submitted' : '')}`;
}

/** What waits is read the oldest first: from here on, next and previous keep this order. */
export const oldestFirst = (status: string): string => listSearch({ sort: 'submitted_date', status });
