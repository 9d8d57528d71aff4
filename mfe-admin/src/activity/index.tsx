import { Button, EmptyState, joinClasses, Skeleton, usePageTitle } from '@portal/ui';
import { Fragment } from 'react';
import { clockTime, weekdayIn } from '../common/dates';
import { FailedNotice } from '../common/failed-notice';
import { SettingsPageHead } from '../common/settings-page-head';
import { useStaff } from '../common/staff-context';
import { ActivityLine } from './activity-line';
import { type Entry, useActivity } from './use-activity';

const FAILED = 'The activity could not be loaded';

/** The log of activities: applications, requests, settings and staff accounts in one list by day. */
export default function Activity() {
  const { shell } = useStaff();
  const { state, message, entries, hasOlder, older } = useActivity();
  usePageTitle('Activity', { site: shell.branding.name });

  return (
    <>
      <SettingsPageHead title="Activity" text="Who did what, the newest first" />
      <div className={joinClasses('p-measure', state === 'loading' && 'p-busy')}>
        {byDay(entries, (entry) => weekdayIn(entry.at, shell.locale)).map(([day, list]) => (
          <Fragment key={day}>
            <h2 className="p-card-title mt-4 mb-2">{day}</h2>
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
      {state === 'failed' ? <FailedNotice title={FAILED} message={message} retry={older} /> : null}
      {entries.length === 0 && state === 'loading' ? (
        <Skeleton lines={8} label="Loading the activity" />
      ) : null}
      {entries.length === 0 && state === 'ready' ? (
        <EmptyState title="Nothing has happened yet" text="What staff and applicants do appears here." />
      ) : null}
      {entries.length > 0 && hasOlder && state !== 'failed' ? (
        <Button variant="outline" busy={state === 'loading'} onClick={older}>
          Load older
        </Button>
      ) : null}
      <p className="visually-hidden" role="status">
        {state === 'ready' ? `${entries.length} entries` : ''}
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
