import { BellIcon } from '@portal/ui';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { type LatestNotifications, latestNotifications } from '../api/notifications';
import { useStaff } from '../frame/common/staff-context';
import { usePolled } from '../frame/common/use-polled';
import { usePopup } from '../frame/common/use-popup';
import { useNews } from '../frame/news-context';
import * as t from '../messages/notifications';

const EVERY_MS = 60_000;
const BellPanel = lazy(() => import('./bell-panel'));

/** The bell with the number of unread notifications, and the latest of them. Failures are silent. */
export function Bell() {
  const { api } = useStaff();
  const { changes } = useNews();
  const [latest, setLatest] = useState<LatestNotifications | null>(null);
  const { open, toggle, close, box, button } = usePopup();
  const ask = useCallback(() => {
    latestNotifications(api).then(setLatest, () => undefined);
  }, [api]);

  usePolled(ask, EVERY_MS);
  useEffect(() => {
    if (changes > 0) ask();
  }, [changes, ask]);

  const unread = latest?.unread_count ?? 0;
  return (
    <div ref={box}>
      <button
        ref={button}
        type="button"
        className="p-icon-button p-bell-button"
        aria-expanded={open}
        aria-controls="bell-panel"
        onClick={toggle}
      >
        <BellIcon />
        <span className="visually-hidden">
          {unread > 0 ? t.latestUnread({ unread }) : t.latestNotifications()}
        </span>
        {unread > 0 ? (
          <span key={unread} className="p-count-badge" aria-hidden="true">
            {unread > 9 ? '9+' : unread}
          </span>
        ) : null}
      </button>
      <div id="bell-panel" className="p-popup p-bell-panel" hidden={!open}>
        {open ? (
          <Suspense fallback={null}>
            <BellPanel notifications={latest?.notifications ?? []} unread={unread} close={close} />
          </Suspense>
        ) : null}
      </div>
    </div>
  );
}
