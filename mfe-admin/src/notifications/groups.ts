import { staffWordsOf } from '@portal/contract-svc-applications-v1';
import type { StaffNotification } from '../api/notifications';
import * as t from '../messages/notifications';

/** Most notifications shown for one person. */
const KEPT = 5;

/** One applicant's notifications. */
export interface Group {
  userId: number;
  name: string;
  latest: StaffNotification;
  /** The newest five. */
  items: StaffNotification[];
  /** All unread notifications, also beyond the shown five. */
  unread: StaffNotification[];
  count: number;
}

export const isRead = ({ is_read, read_at }: StaffNotification): boolean => is_read || read_at !== null;

/** Groups notifications by applicant, the one with the newest notification first. */
export function groupsOf(notifications: readonly StaffNotification[]): Group[] {
  const byUser = new Map<number, StaffNotification[]>();
  const newestFirst = [...notifications].sort(
    (a, b) => b.created_at.localeCompare(a.created_at) || b.id - a.id,
  );
  for (const one of newestFirst) {
    const known = byUser.get(one.data.user_id);
    if (known) known.push(one);
    else byUser.set(one.data.user_id, [one]);
  }
  return [...byUser].flatMap(([userId, all]) => {
    const [latest] = all;
    if (!latest) return [];
    return [
      {
        userId,
        name: latest.data.user_name || latest.data.applicant_name || t.somebodyApplying(),
        latest,
        items: all.slice(0, KEPT),
        unread: all.filter((one) => !isRead(one)),
        count: all.length,
      },
    ];
  });
}

/** Returns the address of a notification's application: its row in the list, marked. */
export function viewPath({ application_id, application_type }: StaffNotification): string {
  return `${staffWordsOf(application_type).listPath}?highlight=${application_id}`;
}

/** Returns '9+' for numbers above nine. */
export const badge = (count: number): string => (count > 9 ? '9+' : String(count));
