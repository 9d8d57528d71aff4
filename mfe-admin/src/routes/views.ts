import { type ApplicationType, newestFirst, staffWords } from '@portal/contract-svc-applications-v1';
import { type ComponentType, createElement, type LazyExoticComponent, lazy } from 'react';

interface ViewFile {
  default: ComponentType;
}

export interface StaffView {
  /** Path below /admin; '' is the first page. */
  path: string;
  /** Label in the navigation; views without a label are reached by other links. */
  label?: string;
  /** Hidden from reviewers. */
  adminOnly?: boolean;
  /** The number of news that puts a dot beside the label. */
  news?: 'unread_notifications' | 'pending_requests';
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
    { path: staffWords[type].listPath.replace(/^\/admin\//, ''), label: staffWords[type].list },
    async () => {
      const { ApplicationsPage } = await import('../applications/applications-page');
      return { default: () => createElement(ApplicationsPage, { type }) };
    },
  );

/** Every view of the admin area, in the order of the navigation. */
export const adminViews: readonly StaffView[] = [
  view({ path: '', label: 'Dashboard' }, () => import('../summary')),
  ...newestFirst.map(({ key }) => listOf(key)),
  view(
    { path: 'secondary-requests', label: 'Requests', adminOnly: true, news: 'pending_requests' },
    () => import('../requests'),
  ),
  view(
    { path: 'notifications', label: 'Notifications', news: 'unread_notifications' },
    () => import('../notifications'),
  ),
  view({ path: 'reports', label: 'Reports' }, () => import('../reports')),
  view({ path: 'portal-settings', label: 'Portal Settings', adminOnly: true }, () => import('../settings')),
  view({ path: 'modules', label: 'Modules', adminOnly: true }, () => import('../modules')),
  view({ path: 'portal-settings/staff', adminOnly: true }, () => import('../staff-accounts')),
  view({ path: 'portal-settings/activity', adminOnly: true }, () => import('../activity')),
  view({ path: 'portal-settings/security', adminOnly: true }, () => import('../events')),
  view({ path: 'portal-settings/retention', adminOnly: true }, () => import('../retention')),
  view({ path: 'portal-settings/mail', adminOnly: true }, () => import('../mail')),
  view({ path: 'portal-settings/mail-words', adminOnly: true }, () => import('../mail-templates')),
  view({ path: 'portal-settings/tokens', adminOnly: true }, () => import('../tokens')),
  view({ path: 'portal-settings/webhooks', adminOnly: true }, () => import('../webhooks')),
  view({ path: 'profile' }, () => import('../profile')),
];

/** The address of a view of the admin area. */
export const adminPath = (path: string): string => (path === '' ? '/admin' : `/admin/${path}`);

/** The views that a person may open. */
export const viewsFor = (admin: boolean): readonly StaffView[] =>
  adminViews.filter((one) => admin || !one.adminOnly);
