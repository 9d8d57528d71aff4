import type { ApplicationType } from '@portal/contract-svc-applications-v1';
import type { Permission } from '@portal/contract-svc-auth-v1';
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import type { Picture } from './icons';

interface ViewFile {
  default: ComponentType;
}

export interface StaffView {
  /** Path below /admin; '' is the first page. */
  path: string;
  /** Label in the navigation; views without a label are reached by other links. */
  label?: () => string;
  /** The name of a view without a label in the search. */
  title?: () => string;
  /** Its group in the navigation; absent: the lists. */
  group?: 'first' | 'lists' | 'follow' | 'portal';
  picture?: Picture;
  /** Permissions, one of which is needed; absent: all staff may open the view. */
  may?: readonly Permission[];
  /** The number of news that puts a dot beside the label. */
  news?: 'unread_notifications' | 'pending_requests';
  /** Shown in the navigation only if the portal uses this. */
  once?: 'results' | 'waiting_list' | 'places';
  /** The open work whose number is shown beside the label. */
  counts?: 'all' | 'awaited' | 'mails' | { unread: ApplicationType };
  View: LazyExoticComponent<ComponentType>;
}

/**
 * A view whose code is loaded when it is opened: the index of its folder exports the component, which calls useStaff().
 */
export const view = (described: Omit<StaffView, 'View'>, load: () => Promise<ViewFile>): StaffView => ({
  ...described,
  View: lazy(load),
});

/** The address of a view of the admin area. */
export const adminPath = (path: string): string => (path === '' ? '/admin' : `/admin/${path}`);

/** The views that a person may open. */
export const viewsFor = (views: readonly StaffView[], can: Can): readonly StaffView[] =>
  views.filter((one) => isOpen(one, can));

/** Whether the person has one of the permissions that open something. */
export const isOpen = ({ may }: Pick<StaffView, 'may'>, can: Can): boolean => !may || may.some(can);

export type Can = (permission: Permission) => boolean;
