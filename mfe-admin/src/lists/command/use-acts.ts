import { markAllRead } from '../../api/notifications';
import { useStaff } from '../../frame/common/staff-context';
import { useFrame } from '../../frame/frame-context';
import { useNews } from '../../frame/news-context';
import { useSignOut } from '../../frame/use-sign-out';
import * as t from '../../messages/command';
import * as frameWords from '../../messages/frame';
import * as routesWords from '../../messages/routes';
import * as todayWords from '../../messages/today';
import { waitingPath } from '../../workspace/work-queue/place';
import { useTodayState } from '../../workspace/work-queue/today-context';
import type { Entry } from './entries';

/** Returns the actions that are possible from every page. An action without anything to do is left out. */
export function useActs(): Entry[] {
  const { can, api, shell } = useStaff();
  const { counts, changed } = useNews();
  const { folded, toggle } = useFrame();
  const { data } = useTodayState();
  const { leave } = useSignOut(location.pathname.startsWith('/dashboard') ? '/staff/auth' : '/');
  const oldest = data?.waiting[0];

  async function readAll() {
    try {
      await markAllRead(api);
      shell.notify.success(t.allRead());
      changed();
    } catch {
      shell.notify.error(t.allReadFailed());
    }
  }

  const acts: (Entry | false | undefined)[] = [
    oldest && {
      id: 'act-oldest',
      label: t.openOldest(),
      hint: oldest.application.applicant_name,
      to: waitingPath(oldest, data.waiting),
    },
    counts.unread_notifications > 0 && {
      id: 'act-read',
      label: t.markAllRead(),
      hint: todayWords.unreadCount({ count: counts.unread_notifications }),
      run: () => void readAll(),
    },
    can('manageStaff') && {
      id: 'act-invite',
      label: t.invite(),
      hint: routesWords.people(),
      to: '/admin/portal-settings/staff',
    },
    isWide() && {
      id: 'act-fold',
      label: folded ? frameWords.unfoldNavigation() : frameWords.foldNavigation(),
      hint: t.onThisDevice(),
      run: toggle,
    },
    { id: 'act-leave', label: t.signOut(), hint: t.onThisDevice(), run: leave },
  ];
  return acts.filter((act) => act !== false && act !== undefined);
}

/** On a phone the navigation is not a column, so it cannot be folded. */
const isWide = (): boolean => window.matchMedia?.('(min-width: 62rem)').matches ?? true;
