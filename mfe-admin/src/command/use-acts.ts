import { markAllRead } from '../api/notifications';
import { useStaff } from '../common/staff-context';
import { useFrame } from '../frame/frame-context';
import { useNews } from '../frame/news-context';
import { useSignOut } from '../frame/use-sign-out';
import { waitingPath } from '../today/place';
import { useTodayState } from '../today/today-context';
import type { Entry } from './entries';

/** What can be done from everywhere. An act that has nothing to do is left out. */
export function useActs(): Entry[] {
  const { admin, api, shell } = useStaff();
  const { counts, changed } = useNews();
  const { folded, toggle } = useFrame();
  const { data } = useTodayState();
  const { leave } = useSignOut(location.pathname.startsWith('/dashboard') ? '/staff/auth' : '/');
  const oldest = data?.waiting[0];

  async function readAll() {
    try {
      await markAllRead(api);
      shell.notify.success('All notifications marked as read');
      changed();
    } catch {
      shell.notify.error('Failed to mark notifications as read');
    }
  }

  const acts: (Entry | false | undefined)[] = [
    oldest && {
      id: 'act-oldest',
      label: 'Open what waits longest',
      hint: oldest.application.applicant_name,
      to: waitingPath(oldest),
    },
    counts.unread_notifications > 0 && {
      id: 'act-read',
      label: 'Mark all notifications as read',
      hint: `${counts.unread_notifications} unread`,
      run: () => void readAll(),
    },
    admin && {
      id: 'act-invite',
      label: 'Invite somebody to the staff',
      hint: 'People',
      to: '/admin/portal-settings/staff',
    },
    isWide() && {
      id: 'act-fold',
      label: folded ? 'Unfold the navigation' : 'Fold the navigation',
      hint: 'On this device',
      run: toggle,
    },
    { id: 'act-leave', label: 'Sign out', hint: 'On this device', run: leave },
  ];
  return acts.filter((act) => act !== false && act !== undefined);
}

/** On a phone the navigation is no column that could be folded. */
const isWide = (): boolean => window.matchMedia?.('(min-width: 62rem)').matches ?? true;
