import { Button, Card, Notice, Skeleton } from '@portal/ui';
import { TextField } from '@portal/ui/forms';
import { type FormEvent, useState } from 'react';
import { type CalendarFeed, makeFeed, readFeeds, revokeFeed } from '../api/calendar';
import { dayAndTime } from '../common/dates';
import { FailedNotice } from '../common/failed-notice';
import { refusalSentence } from '../common/refusal';
import { useStaff } from '../common/staff-context';
import { useLoad } from '../common/use-load';
import { useWork } from '../common/use-work';

const failed = 'This did not work. Try again.';

/** One's own addresses by which a calendar shows the periods of applications. */
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
      (error) => setProblem(refusalSentence(error, failed)),
    );
  };
  function make(event: FormEvent) {
    event.preventDefault();
    if (name.trim() === '') return setProblem('Give the calendar a name');
    attempt(async () => {
      setAddress(await makeFeed(api, name.trim()));
      setName('');
    });
  }
  const revoke = ({ id, name: called }: CalendarFeed) =>
    attempt(async () => {
      await revokeFeed(api, id);
      setAddress(null);
      shell.notify.success(`${called} shows the applications no more`);
    });

  return (
    <Card title="Calendar">
      <p className="form-text">
        A calendar on your phone or computer can show when applicants want to come: what is submitted as
        tentative, what is accepted as confirmed. It tells programme, number and days, no names.
      </p>
      {feeds.state === 'failed' ? (
        <FailedNotice title="Your calendars could not be loaded" message={feeds.message} retry={reload} />
      ) : null}
      {feeds.data === null && feeds.state === 'loading' ? (
        <Skeleton lines={2} label="Loading your calendars" />
      ) : null}
      {address ? <NewAddress address={address} /> : null}
      {feeds.data?.map((feed) => (
        <div key={feed.id} className="p-row p-between mb-3">
          <Standing feed={feed} />
          <Button variant="outline" small busy={busy} onClick={() => revoke(feed)}>
            End it<span className="visually-hidden"> ({feed.name})</span>
          </Button>
        </div>
      ))}
      <form onSubmit={make} noValidate>
        <TextField
          name="calendar-name"
          label="For which calendar?"
          hint="A name by which you know it again, such as My phone."
          maxLength={60}
          value={name}
          error={problem ?? undefined}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Button type="submit" variant="outline" busy={busy}>
          Make an address
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
      shell.notify.success('The address is copied');
    } catch {
      shell.notify.info('Please mark the address and copy it.');
    }
  }
  return (
    <Notice tone="success" role="status" title="Subscribe to this address in your calendar">
      <p className="text-break">
        <code>{address}</code>
      </p>
      <p>It is shown this once. Whoever has it reads this calendar, until you end it here.</p>
      <Button variant="outline" small onClick={() => void copy()}>
        Copy the address
      </Button>
    </Notice>
  );
}

function Standing({ feed }: { feed: CalendarFeed }) {
  const { locale } = useStaff().shell;
  const used = feed.last_used_at ? `last read ${dayAndTime(feed.last_used_at, locale)}` : 'not read yet';
  return (
    <span>
      <strong>{feed.name}</strong>
      <br />
      <span className="p-small p-muted">
        Made {dayAndTime(feed.created_at, locale)}, {used}
      </span>
    </span>
  );
}
