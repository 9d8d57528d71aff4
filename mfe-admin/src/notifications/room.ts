import type { Room } from '../frame/room';
import { view } from '../frame/views';
import * as t from '../messages/routes';

export const notifications: Room = {
  views: [
    view(
      {
        path: 'notifications',
        label: t.notificationsPage,
        group: 'follow',
        picture: 'bell',
        news: 'unread_notifications',
        may: ['readApplications'],
      },
      () => import('./index'),
    ),
  ],
};
