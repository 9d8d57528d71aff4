import { Button, Card } from '@portal/ui';
import { useState } from 'react';
import type { SamePerson } from '../../api/same-person';
import { FailedNotice } from '../../frame/common/failed-notice';
import { useStaff } from '../../frame/common/staff-context';
import { useLoad } from '../../frame/common/use-load';
import { readCard } from '../review/ahead';
import { Other } from './other';
import { samePersonWords as t } from './words';

/** Number of hints shown at first, the strongest; a press shows the others. */
const atFirst = 3;

interface SamePersonCardProps {
  applicationId: number;
  /** Called when staff have judged two applications: the history has a new entry. */
  changed: () => void;
}

/** Other applications of the person, and applications from other accounts that may be theirs. */
export default function SamePersonCard({ applicationId, changed }: SamePersonCardProps) {
  const { api } = useStaff();
  const [{ state, data, message }, reload] = useLoad({
    key: `same person ${applicationId}`,
    load: () => readCard(api, 'samePerson', applicationId),
  });
  const [onJudged, setOutput] = useState<SamePerson | null>(null);
  const [all, setAll] = useState(false);
  const current = onJudged ?? data;
  if (state === 'failed') return <FailedNotice title={t.loadFailed} message={message} retry={reload} />;
  if (!current) return null;
  const { together, hints, different } = current;
  if (together.length + hints.length + different.length === 0) return null;

  const keep = (now: SamePerson) => {
    setOutput(now);
    changed();
  };
  const list = (others: SamePerson['hints'], status: 'together' | 'hint' | 'different') => (
    <ul className="list-unstyled mb-0">
      {others.map((one) => (
        <Other key={one.id} applicationId={applicationId} other={one} standing={status} onJudged={keep} />
      ))}
    </ul>
  );
  return (
    <Card title={t.title}>
      {together.length > 0 ? list(together, 'together') : null}
      {hints.length > 0 ? <p className="p-muted mt-2 mb-1">{t.perhaps}</p> : null}
      {hints.length > 0 ? list(all ? hints : hints.slice(0, atFirst), 'hint') : null}
      {!all && hints.length > atFirst ? (
        <Button variant="outline" small className="mt-2" onClick={() => setAll(true)}>
          {t.more(hints.length - atFirst)}
        </Button>
      ) : null}
      {different.length > 0 ? (
        <details className="mt-2">
          <summary>{t.different(different.length)}</summary>
          {list(different, 'different')}
        </details>
      ) : null}
    </Card>
  );
}
