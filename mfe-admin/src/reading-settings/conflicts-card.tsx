import { Button, Card, Skeleton } from '@portal/ui';
import { useState } from 'react';
import { type KnownApplicant, liftConflict, readConflicts } from '../api/reading';
import { shortDayIn } from '../common/dates';
import { FailedNotice } from '../common/failed-notice';
import { refusalSentence } from '../common/refusal';
import { useStaff } from '../common/staff-context';
import { useLoad } from '../common/use-load';
import { useWork } from '../common/use-work';

/** Who knows which applicant, by the number of an application: a name would tell too much here. */
export function ConflictsCard() {
  const { api, shell } = useStaff();
  const { busy, run } = useWork();
  const [loaded, reload] = useLoad({ key: 'conflicts', load: () => readConflicts(api) });
  const [changed, setChanged] = useState<KnownApplicant[] | null>(null);
  const conflicts = changed ?? loaded.data;

  function lift({ id, reader }: KnownApplicant) {
    void run(
      async () => {
        setChanged(await liftConflict(api, id));
        shell.notify.success(`${reader} may read this application again.`);
      },
      (error) => shell.notify.error(refusalSentence(error, 'That could not be saved. Please try again.')),
    );
  }
  return (
    <Card title="Who knows an applicant">
      {loaded.state === 'failed' ? (
        <FailedNotice title="This could not be loaded" message={loaded.message} retry={reload} />
      ) : null}
      {!conflicts && loaded.state === 'loading' ? (
        <Skeleton lines={2} label="Loading who knows whom" />
      ) : null}
      {conflicts?.length === 0 ? (
        <p className="p-muted mb-0">
          Nobody. Whoever presses I know this person in an application stands here, and reads nothing of that
          person.
        </p>
      ) : null}
      <ul className="list-unstyled mb-0">
        {conflicts?.map((one) => (
          <li key={one.id} className="p-row p-between">
            <span>
              {one.reader}: {one.reference ?? 'an application that has ended'}{' '}
              <span className="p-small p-muted">since {shortDayIn(one.declared_at, shell.locale)}</span>
            </span>
            <Button variant="quiet" small onClick={() => busy || lift(one)}>
              Let them read
              <span className="visually-hidden">
                {' again, '}
                {one.reader}, {one.reference}
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
