import { Card, ProgressBar, StatusChip } from '@portal/ui';
import { labelled } from '@portal/ui/language';
import { lazy, Suspense } from 'react';
import type { OwnApplication } from '../api';
import { ApplicationActions } from '../applications/application-actions';
import { isDecided } from '../applications/decisions/is-decided';
import { programmeName, reference, share, state } from '../common/words';

const CardNotices = lazy(() => import('./card-notices'));

export interface ApplicationCardProps {
  application: OwnApplication;
  /** Called when the application is discarded or withdrawn, or its withdrawal undone. */
  onChanged: () => void;
}

export function ApplicationCard({ application, onChanged }: ApplicationCardProps) {
  const { id, type, status, progress, submitted_date, asks_referees, withdrawn_at, round, waitlist } =
    application;
  const programme = programmeName(type);
  return (
    <Card
      level={3}
      title={
        <>
          {programme}{' '}
          <span className="p-muted" translate="no">
            {reference(id)}
          </span>
        </>
      }
      action={<StatusChip status={withdrawn_at ? 'withdrawn' : status} />}
    >
      <div className="p-stack">
        <p>{state(application)}</p>
        {submitted_date ? null : (
          <div>
            <ProgressBar
              value={progress}
              label={labelled(`${programme} ${reference(id)}`, share({ progress, submitted_date }))}
            />
            <p className="p-small p-muted mt-2" aria-hidden="true">
              {share({ progress, submitted_date })}
            </p>
          </div>
        )}
        {round || asks_referees || withdrawn_at || waitlist || isDecided(application) ? (
          <Suspense fallback={null}>
            <CardNotices application={application} onChanged={onChanged} />
          </Suspense>
        ) : null}
        <ApplicationActions application={application} onDiscarded={onChanged} onChanged={onChanged} />
      </div>
    </Card>
  );
}
