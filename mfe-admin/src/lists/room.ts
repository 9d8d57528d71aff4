import { translated } from '@portal/application-ui/language';
import { type ApplicationType, newestFirst, staffWords } from '@portal/contract-svc-applications-v1';
import { createElement } from 'react';
import type { Room } from '../frame/room';
import { type StaffView, view } from '../frame/views';
import * as frame from '../messages/frame';
import * as t from '../messages/routes';

/** Makes the page with the list of a programme's applications. */
const listOf = (type: ApplicationType): StaffView =>
  view(
    {
      path: staffWords[type].listPath.replace(/^\/admin\//, ''),
      label: () => translated(staffWords[type].list),
      group: 'lists',
      picture: `list-${staffWords[type].picture}`,
      counts: { unread: type },
      may: ['readApplications'],
    },
    async () => {
      const { ApplicationsPage } = await import('./programme-list/applications-page');
      return { default: () => createElement(ApplicationsPage, { type }) };
    },
  );

/** Returns the properties of a page that the navigation shows only if the portal uses it. */
const once = (what: NonNullable<StaffView['once']>) =>
  ({ once: what, group: 'follow', picture: what }) as const;

export const lists: Room = {
  views: [
    view(
      { path: '', label: t.summary, group: 'first', picture: 'overview', may: ['readApplications'] },
      () => import('./summary'),
    ),
    ...newestFirst.map(({ key }) => listOf(key)),
    view(
      {
        path: 'applications',
        label: t.allApplications,
        group: 'lists',
        picture: 'list',
        may: ['readApplications'],
      },
      () => import('./all-applications'),
    ),
    view(
      { ...once('results'), path: 'results', label: t.resultsPage, may: ['decide'] },
      () => import('./results'),
    ),
    view(
      { ...once('waiting_list'), path: 'waiting-list', label: t.waitlistPage, may: ['decide'] },
      () => import('./waiting-list'),
    ),
    view(
      { ...once('places'), path: 'places', label: t.placesPage, may: ['readApplications'] },
      () => import('./places'),
    ),
    view(
      {
        path: 'awaited',
        label: t.awaitedPage,
        group: 'follow',
        picture: 'letter',
        counts: 'awaited',
        may: ['readApplications'],
      },
      () => import('./outstanding'),
    ),
  ],
  places: [
    {
      to: '/dashboard',
      label: frame.dashboard,
      picture: 'today',
      counts: 'all',
      group: 'first',
      may: ['readApplications'],
    },
  ],
};
