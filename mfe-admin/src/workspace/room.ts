import { translated } from '@portal/application-ui/language';
import { newestFirst, staffWords } from '@portal/contract-svc-applications-v1';
import { deskPath } from '../frame/common/desk-place';
import type { Room } from '../frame/room';
import { view } from '../frame/views';
import * as frame from '../messages/frame';
import * as t from '../messages/routes';

export const workspace: Room = {
  views: [
    view({ path: 'blind', title: t.readBlind, may: ['readApplications'] }, () => import('./blind')),
    view({ path: 'blind/:id', may: ['readApplications'] }, () => import('./blind/application')),
  ],
  places: newestFirst.map(({ key }) => ({
    to: deskPath(key),
    label: () => frame.readingOf({ applicant: translated(staffWords[key].applicant) }),
    picture: staffWords[key].picture,
    group: 'reading',
    may: ['readApplications'],
  })),
};
