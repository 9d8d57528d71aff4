import { type NotificationPeriod, notificationPeriods } from '@portal/contract-svc-applications-v1';
import type { ApiClient } from '@portal/remote-sdk';
import { Button, EmptyState, Skeleton, usePageTitle } from '@portal/ui';
import { desk } from '@portal/ui/pictures';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { listNotifications, type NotificationPage } from '../api/notifications';
import { FailedNotice } from '../frame/common/failed-notice';
import { useStaff } from '../frame/common/staff-context';
import { translatedChoices } from '../frame/common/translated-choices';
import { useLoad } from '../frame/common/use-load';
import { useNews } from '../frame/news-context';
import * as t from '../messages/notifications';
import { GroupView } from './group-view';
import { badge, groupsOf } from './groups';
import { PeriodTabs } from './period-tabs';
import { sinceMidnight } from './today';
import { useMarking } from './use-marking';

/** Notifications about applications, by applicant; the address names the period. */
export default function Notifications() {
  const { api, shell } = useStaff();
  const { changes } = useNews();
  const [params, setParams] = useSearchParams();
  const period = periodOf(params);
  const [parts, setParts] = useState(1);
  const marking = useMarking({ silent: false });
  const [news, reload] = useLoad({
    key: `${period} ${parts} ${changes}`,
    load: () => readParts(parts, (before) => readPeriod(api, period, before)),
    failure: t.notificationsNotLoaded(),
  });
  const unread = news.data?.unread_count ?? 0;
  const groups = groupsOf(news.data?.notifications ?? []);
  const now = Date.now();
  usePageTitle(t.notificationsNotifications(), { site: shell.branding.name });

  return (
    <>
      <div className="p-list-head">
        <div>
          <h1>
            {t.notificationsNotifications()}{' '}
            {unread > 0 ? (
              <span className="p-count-badge">
                {badge(unread)}
                <span className="visually-hidden"> {t.unreadHidden()}</span>
              </span>
            ) : null}
          </h1>
          <p className="p-muted">{t.trackUpdates()}</p>
        </div>
        <Button
          variant="outline"
          busy={marking.busy}
          aria-disabled={unread === 0 || undefined}
          onClick={() => unread > 0 && marking.all()}
        >
          {t.markEverythingRead()}
        </Button>
      </div>
      <PeriodTabs
        periods={translatedChoices(notificationPeriods)}
        chosen={period}
        choose={(chosen) => {
          setParams(chosen === 'all' ? {} : { period: chosen }, { replace: true });
          setParts(1);
        }}
      />
      {news.state === 'failed' ? (
        <FailedNotice title={t.notificationsNotLoaded()} message={news.message} retry={reload} />
      ) : null}
      {news.data === null && news.state === 'loading' ? (
        <Skeleton lines={8} label={t.notificationsLoading()} />
      ) : null}
      {news.state === 'ready' && groups.length === 0 ? (
        <EmptyState drawing={desk} title={t.noNotifications()} text={t.allCaughtUp()} />
      ) : null}
      <ul className="list-unstyled">
        {groups.map((group) => (
          <GroupView key={group.userId} group={group} now={now} marking={marking} />
        ))}
      </ul>
      {news.data?.next_before ? (
        <Button variant="outline" busy={news.state === 'loading'} onClick={() => setParts(parts + 1)}>
          {t.showOlderOnes()}
        </Button>
      ) : null}
    </>
  );
}

const periodOf = (params: URLSearchParams): NotificationPeriod =>
  notificationPeriods.find(({ value }) => value === params.get('period'))?.value ?? 'all';

/** Loads a period. The server's day begins at midnight in UTC, the reader's day at midnight in their time zone. */
async function readPeriod(api: ApiClient, period: NotificationPeriod, before: number | null) {
  if (period !== 'today') return listNotifications(api, period, before);
  return sinceMidnight(await listNotifications(api, 'week', before), Date.now());
}

/** Loads the given number of parts, one after the other. */
async function readParts(
  parts: number,
  read: (before: number | null) => Promise<NotificationPage>,
): Promise<NotificationPage> {
  const all = await read(null);
  for (let part = 1; part < parts && all.next_before; part += 1) {
    const { notifications, next_before } = await read(all.next_before);
    all.notifications = [...all.notifications, ...notifications];
    all.next_before = next_before;
  }
  return all;
}
