import type { Room } from '../frame/room';
import { view } from '../frame/views';
import * as t from '../messages/routes';

export const account: Room = {
  views: [view({ path: 'profile', title: t.myProfilePage }, () => import('./profile'))],
};
