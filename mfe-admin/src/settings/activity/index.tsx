import { Button, EmptyState, joinClasses, Skeleton, usePageTitle } from '@portal/ui';
import { Fragment } from 'react';
import { clockTime, weekdayIn } from '../../frame/common/dates';
import { FailedNotice } from '../../frame/common/failed-notice';
import { SettingsPageHead } from '../../frame/common/settings-page-head';
import { useStaff } from '../../frame/common/staff-context';
import * as t from '../../messages/activity';
import * as routesWords from '../../messages/routes';
import { ActivityLine } from './activity-line';
import { type Entry, useActivity } from './use-activity';

/** The log of activities: applications, requests, settings and staff accounts in one list by day. */
export default function Activity() {
  const { shell } = useStaff();
  const { state, message, entries, hasOlder, older } = useActivity();
  usePageTitle(routesWords.activityPage(), { site: shell.branding.name });

  return (
    <>
      <SettingsPageHead title={routesWords.activityPage()} text={t.activityText()} />
      <div className={joinClasses('p-measure', state === 'loading' && 'p-busy')}>
        {byDay(entries, (entry) => weekdayIn(entry.at, shell.locale)).map(([day, list]) => (
          <Fragment key={day}>
            <h2 className="p-card-title p-day-title mt-4 mb-2">{day}</h2>
            <ol className="p-timeline">
              {list.map((entry) => (
                <ActivityLine
                  key={`${entry.of} ${entry.id}`}
                  entry={entry}
                  time={clockTime(entry.at, shell.locale)}
                />
              ))}
            </ol>
          </Fragment>
        ))}
      </div>
      {state === 'failed' ? (
        <FailedNotice title={t.activityFailed()} message={message} retry={older} />
      ) : null}
      {entries.length === 0 && state === 'loading' ? (
        <Skeleton lines={8} label={t.activityLoading()} />
      ) : null}
      {entries.length === 0 && state === 'ready' ? (
        <EmptyState title={t.nothingHappened()} text={t.nothingHappenedText()} />
      ) : null}
      {entries.length > 0 && hasOlder && state !== 'failed' ? (
        <Button variant="outline" busy={state === 'loading'} onClick={older}>
          {t.loadOlder()}
        </Button>
      ) : null}
      <p className="visually-hidden" role="status">
        {state === 'ready' ? t.countEntries({ count: entries.length }) : ''}
      </p>
    </>
  );
}

/** Groups neighbouring entries of the same day. */
function byDay(entries: readonly Entry[], dayOf: (entry: Entry) => string): [string, Entry[]][] {
  const days = new Map<string, Entry[]>();
  for (const entry of entries) {
    const day = dayOf(entry);
    const list = days.get(day);
    if (list) list.push(entry);
    else days.set(day, [entry]);
  }
  return [...days];
}
