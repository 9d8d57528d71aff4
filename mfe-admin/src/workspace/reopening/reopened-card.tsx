import { formatDay } from '@portal/application-ui';
import { translated } from '@portal/application-ui/language';
import type { FullReview } from '@portal/application-ui/reading';
import { reopenedLabel } from '@portal/contract-svc-applications-v1/questions';
import { ApiError } from '@portal/remote-sdk';
import { Button, Card, Skeleton } from '@portal/ui';
import { lazy, Suspense, useState } from 'react';
import { endReopening, type Reopening, readReopenings } from '../../api/reopening';
import { dayAndTime } from '../../frame/common/dates';
import { FailedNotice } from '../../frame/common/failed-notice';
import { sessionRefused } from '../../frame/common/session-refused';
import { useStaff } from '../../frame/common/staff-context';
import { useLoad } from '../../frame/common/use-load';
import * as t from '../../messages/reopening';
import { ReopenedChip } from './reopened-chip';

const Comparison = lazy(() => import('./comparison'));

interface ReopenedCardProps {
  review: Pick<FullReview, 'id' | 'type' | 'version'>;
  /** Called when a reopening was ended. */
  changed: () => void;
}

/** The requests to the applicant after the submission; nothing if there were none. */
export default function ReopenedCard({ review, changed }: ReopenedCardProps) {
  const { api } = useStaff();
  const { id, version } = review;
  const [{ state, data, message }, reload] = useLoad({
    key: `${id} ${version}`,
    load: () => readReopenings(api, id),
  });
  const [shown, setShown] = useState<number | null>(null);
  if (state === 'failed') {
    return <FailedNotice title={t.reopeningsNotLoaded()} message={message} retry={reload} />;
  }
  if (state === 'loading' && !data) return <Skeleton lines={3} label={t.reopeningsLoading()} />;
  if (!data || data.length === 0) return null;
  return (
    <Card title={t.reopenedSections()}>
      {data.map((one) => (
        <Entry
          key={one.number}
          review={review}
          reopening={one}
          compare={() => setShown(one.number)}
          changed={changed}
        />
      ))}
      {shown === null ? null : (
        <Suspense fallback={null}>
          <Comparison id={id} number={shown} close={() => setShown(null)} />
        </Suspense>
      )}
    </Card>
  );
}

interface EntryProps extends ReopenedCardProps {
  reopening: Reopening;
  compare: () => void;
}

function Entry({ review, reopening, compare, changed }: EntryProps) {
  const { shell } = useStaff();
  const { state, sections, reason, until, by, opened_at, saved_at, ended_at } = reopening;
  return (
    <div className="p-sent">
      <p className="p-row mb-2">
        <ReopenedChip reopened={reopening} />
        <strong>{sections.map((key) => translated(reopenedLabel(review.type, key))).join(', ')}</strong>
      </p>
      <blockquote className="p-quote">{reason}</blockquote>
      <p className="p-small p-muted">
        {t.openedUntil({ by, openedAt: dayAndTime(opened_at, shell.locale), until: formatDay(until) })}{' '}
        {state === 'open' && saved_at
          ? t.savedNotSent({ savedAt: dayAndTime(saved_at, shell.locale) })
          : null}
        {ended_at ? t.endedOn({ endedAt: dayAndTime(ended_at, shell.locale) }) : null}
      </p>
      <div className="p-row">
        {saved_at ? (
          <Button variant="outline" small onClick={compare}>
            {t.beforeAndAfter()}
          </Button>
        ) : null}
        {state === 'open' ? <EndButton id={review.id} number={reopening.number} ended={changed} /> : null}
      </div>
    </div>
  );
}

function EndButton({ id, number, ended }: { id: number; number: number; ended: () => void }) {
  const { api, shell } = useStaff();
  const [busy, setBusy] = useState(false);
  async function end() {
    setBusy(true);
    try {
      await endReopening(api, id, number);
      shell.notify.success(t.reopeningOver());
      ended();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (!sessionRefused(shell, error)) shell.notify.error(error.message);
    } finally {
      setBusy(false);
    }
  }
  return (
    <Button variant="quiet" small busy={busy} onClick={() => void end()}>
      {t.endNow()}
    </Button>
  );
}
