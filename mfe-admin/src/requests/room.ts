import type { Room } from '../frame/room';
import { view } from '../frame/views';
import * as t from '../messages/routes';

export const requests: Room = {
  views: [
    view(
      {
        path: 'secondary-requests',
        label: t.requestsPage,
        group: 'follow',
        picture: 'again',
        may: ['decideRequests'],
        news: 'pending_requests',
      },
      () => import('./index'),
    ),
  ],
};
