import type { Waiting } from '../api/today';
import { deskPath } from '../dashboard/place';

/** Where something that waits is read, or answered. */
export const waitingPath = ({ kind, application }: Waiting): string =>
  kind === 'request' ? '/admin/secondary-requests' : deskPath(application.type, application.id);
