import type { Room } from '../frame/room';
import { view } from '../frame/views';
import * as t from '../messages/routes';

export const reports: Room = {
  views: [
    view(
      { path: 'reports', label: t.reports, group: 'follow', picture: 'chart', may: ['readReports'] },
      () => import('./index'),
    ),
  ],
};
