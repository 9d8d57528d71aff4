import { said } from '@portal/application-ui/language';
import { type ApplicationType, newestFirst, staffWords } from '@portal/contract-svc-applications-v1';
import { type ComponentType, createElement, type LazyExoticComponent, lazy } from 'react';
import type { Picture } from '../frame/icons';
import * as t from '../messages/routes';

interface ViewFile {
  default: ComponentType;
}

export interface StaffView {
  /** Path below /admin; '' is the first page. */
  path: string;
  /** Label in the navigation; views without a label are reached by other links. */
  label?: () => string;
  /** What the search calls a view without a label. */
  title?: () => string;
  /** The group in the navigation; the lists without it. */
  group?: 'first' | 'lists' | 'follow' | 'portal';
  picture?: Picture;
  /** Hidden from reviewers. */
  adminOnly?: boolean;
  /** The number of news that puts a dot beside the label. */
  news?: 'unread_notifications' | 'pending_requests';
  /** What of Today is counted beside the label. */
  counts?: 'all' | 'awaited' | 'mails' | { unread: ApplicationType };
  View: LazyExoticComponent<ComponentType>;
}

type Described = Omit<StaffView, 'View'>;

/**
 * A view whose code is loaded when it is opened: the index of its folder exports the component, which calls useStaff().
 */
const view = (described: Described, load: () => Promise<ViewFile>): StaffView => ({
  ...described,
  View: lazy(load),
});

/** The list of a programme's applications. */
const listOf = (type: ApplicationType): StaffView =>
  view(
    {
      path: staffWords[type].listPath.replace(/^\/admin\//, ''),
      label: () => said(staffWords[type].list),
      group: 'lists',
      picture: `list-${staffWords[type].picture}`,
      counts: { unread: type },
    },
    async () => {
      const { ApplicationsPage } = await import('../applications/applications-page');
      return { default: () => createElement(ApplicationsPage, { type }) };
    },
  );

/** Every view of the admin area, in the order of the navigation. */
export const adminViews: readonly StaffView[] = [
  view({ path: '', label: t.summary, group: 'first', picture: 'overview' }, () => import('../summary')),
  ...newestFirst.map(({ key }) => listOf(key)),
  view(
    { path: 'applications', label: t.allApplications, group: 'lists', picture: 'list' },
    () => import('../overview'),
  ),
  view(
    {
      path: 'secondary-requests',
      label: t.requestsPage,
      group: 'follow',
      picture: 'again',
      adminOnly: true,
      news: 'pending_requests',
    },
    () => import('../requests'),
  ),
  view(
    {
      path: 'awaited',
      label: t.awaitedPage,
      group: 'follow',
      picture: 'letter',
      counts: 'awaited',
    },
    () => import('../awaited'),
  ),
  view(
    {
      path: 'notifications',
      label: t.notificationsPage,
      group: 'follow',
      picture: 'bell',
      news: 'unread_notifications',
    },
    () => import('../notifications'),
  ),
  view({ path: 'reports', label: t.reports, group: 'follow', picture: 'chart' }, () => import('../reports')),
  ...[
    view(
      { path: 'portal-settings', label: t.portalSettings, picture: 'settings' },
      () => import('../settings'),
    ),
    view(
      { path: 'portal-settings/mail', label: t.mails, picture: 'mail', counts: 'mails' },
      () => import('../mail'),
    ),
    view({ path: 'modules', label: t.modulesPage, picture: 'parts' }, () => import('../modules')),
    view(
      { path: 'portal-settings/staff', label: t.people, picture: 'people' },
      () => import('../staff-accounts'),
    ),
    view({ path: 'portal-settings/activity', title: t.activityPage }, () => import('../activity')),
    view({ path: 'portal-settings/security', title: t.security }, () => import('../events')),
    view({ path: 'portal-settings/retention', title: t.retention }, () => import('../retention')),
    view({ path: 'portal-settings/reading', title: t.readingTogether }, () => import('../reading-settings')),
    view({ path: 'portal-settings/mail-words', title: t.mailWords }, () => import('../mail-templates')),
    view({ path: 'portal-settings/tokens', title: t.tokens }, () => import('../tokens')),
    view({ path: 'portal-settings/webhooks', title: t.webhooks }, () => import('../webhooks')),
  ].map((one): StaffView => ({ ...one, group: 'portal', adminOnly: true })),
  view({ path: 'blind', title: t.readBlind }, () => import('../blind')),
  view({ path: 'blind/:id' }, () => import('../blind/application')),
  view({ path: 'profile', title: t.myProfilePage }, () => import('../profile')),
];

/** The address of a view of the admin area. */
export const adminPath = (path: string): string => (path === '' ? '/admin' : `/admin/${path}`);

/** The views that a person may open. */
export const viewsFor = (admin: boolean): readonly StaffView[] =>
  adminViews.filter((one) => admin || !one.adminOnly);
