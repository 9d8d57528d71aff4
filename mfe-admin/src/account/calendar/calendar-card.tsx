import { Button, Card, Notice, Skeleton } from '@portal/ui';
import { TextField } from '@portal/ui/forms';
import { rich } from '@portal/ui/language';
import { type FormEvent, useState } from 'react';
import { type CalendarFeed, makeFeed, readFeeds, revokeFeed } from '../../api/calendar';
import { dayAndTime } from '../../frame/common/dates';
import { FailedNotice } from '../../frame/common/failed-notice';
import { hidden } from '../../frame/common/hidden';
import { refusalSentence } from '../../frame/common/refusal';
import { useStaff } from '../../frame/common/staff-context';
import { useLoad } from '../../frame/common/use-load';
import { useWork } from '../../frame/common/use-work';
import * as t from '../../messages/calendar';

/** The person's own addresses with which a calendar program shows the periods of applications. */
export function CalendarCard() {
  const { api, shell, userId } = useStaff();
  const [feeds, reload] = useLoad({ key: `calendars ${userId}`, load: () => readFeeds(api) });
  const { busy, run } = useWork();
  const [name, setName] = useState('');
  const [address, setAddress] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const attempt = (work: () => Promise<void>) => {
    setProblem(null);
    void run(
      async () => {
        await work();
        reload();
      },
      (error) => setProblem(refusalSentence(error, t.calendarFailed())),
    );
  };
  function make(event: FormEvent) {
    event.preventDefault();
    if (name.trim() === '') return setProblem(t.nameCalendar());
    attempt(async () => {
      setAddress(await makeFeed(api, name.trim()));
      setName('');
    });
  }
  const revoke = ({ id, name: called }: CalendarFeed) =>
    attempt(async () => {
      await revokeFeed(api, id);
      setAddress(null);
      shell.notify.success(t.calendarEnded({ called }));
    });

  return (
    <Card title={t.calendarCalendar()}>
      <p className="form-text">{t.calendarText()}</p>
      {feeds.state === 'failed' ? (
        <FailedNotice title={t.calendarsNotLoaded()} message={feeds.message} retry={reload} />
      ) : null}
      {feeds.data === null && feeds.state === 'loading' ? (
        <Skeleton lines={2} label={t.calendarsLoading()} />
      ) : null}
      {address ? <NewAddress address={address} /> : null}
      {feeds.data?.map((feed) => (
        <div key={feed.id} className="p-row p-between mb-3">
          <StatusLine feed={feed} />
          <Button variant="outline" small busy={busy} onClick={() => revoke(feed)}>
            {rich(
              t.endCalendar({
                hidden,
                name: feed.name,
              }),
            )}
          </Button>
        </div>
      ))}
      <form onSubmit={make} noValidate>
        <TextField
          name="calendar-name"
          label={t.whichCalendar()}
          hint={t.calendarNameHint()}
          maxLength={60}
          value={name}
          error={problem ?? undefined}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Button type="submit" variant="outline" busy={busy}>
          {t.makeAddress()}
        </Button>
      </form>
    </Card>
  );
}

function NewAddress({ address }: { address: string }) {
  const { shell } = useStaff();
  async function copy() {
    try {
      await navigator.clipboard.writeText(address);
      shell.notify.success(t.addressCopied());
    } catch {
      shell.notify.info(t.markAndCopy());
    }
  }
  return (
    <Notice tone="success" role="status" title={t.subscribeTo()}>
      <p>
        <code>{address}</code>
      </p>
      <p>{t.shownOnce()}</p>
      <Button variant="outline" small onClick={() => void copy()}>
        {t.copyAddress()}
      </Button>
    </Notice>
  );
}

function StatusLine({ feed }: { feed: CalendarFeed }) {
  const { locale } = useStaff().shell;
  const used = feed.last_used_at
    ? t.lastRead({ lastUsedAt: dayAndTime(feed.last_used_at, locale) })
    : t.notReadYet();
  return (
    <span>
      <strong translate="no">{feed.name}</strong>
      <br />
      <span className="p-small p-muted">
        {t.calendarMade({ createdAt: dayAndTime(feed.created_at, locale), used })}
      </span>
    </span>
  );
}
