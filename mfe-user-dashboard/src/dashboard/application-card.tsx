import { Card, ProgressBar, StatusChip } from '@portal/ui';
import type { OwnApplication } from '../api';
import { ApplicationActions } from '../applications/application-actions';
import { programmeName, reference, standing } from '../common/words';

export function ApplicationCard({ application }: { application: OwnApplication }) {
  const { id, type, status, progress, submitted_date } = application;
  const programme = programmeName(type);
  return (
    <Card
      level={3}
      title={
        <>
          {programme} <span className="p-muted">{reference(id)}</span>
        </>
      }
      action={<StatusChip status={status} />}
    >
      <div className="p-stack">
        <p>{standing(application)}</p>
        {submitted_date ? null : (
          <ProgressBar value={progress} label={`${programme} ${reference(id)}: ${progress} % complete`} />
        )}
        <ApplicationActions application={application} />
      </div>
    </Card>
  );
}
