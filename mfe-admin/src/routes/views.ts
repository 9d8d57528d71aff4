import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

interface ViewFile {
  default: ComponentType;
}

export interface StaffView {
  /** Below /admin; '' is its first page. */
  path: string;
  /** What the navigation says; a view without one is reached by other ways. */
  label?: string;
  /** A reviewer is neither offered nor shown it. */
  adminOnly?: boolean;
  /** Which of the counts of news puts a dot beside it. */
  news?: 'unread_notifications' | 'pending_requests';
  View: LazyExoticComponent<ComponentType>;
}

type Described = Omit<StaffView, 'View'>;

/** A view is loaded when it is opened: a folder whose index exports it by default, and which asks useStaff(). */
const view = (described: Described, load: () => Promise<ViewFile>): StaffView => ({
  ...described,
  View: lazy(load),
});

/** Every view of the admin area, in the order of the navigation. */
export const adminViews: readonly StaffView[] = [
  view({ path: '', label: 'Dashboard' }, () => import('../summary')),
  view(
    { path: 'visitor-applications', label: 'Visitor Applications' },
    () => import('../applications/visitor'),
  ),
  view({ path: 'intern-applications', label: 'Intern Applications' }, () => import('../applications/intern')),
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
  view({ path: 'portal-settings/mail', adminOnly: true }, () => import('../mail')),
  view({ path: 'profile' }, () => import('../profile')),
];

/** The address of a view of the admin area. */
export const adminPath = (path: string): string => (path === '' ? '/admin' : `/admin/${path}`);

/** The views that someone may open. */
export const viewsFor = (admin: boolean): readonly StaffView[] =>
  adminViews.filter((one) => admin || !one.adminOnly);
