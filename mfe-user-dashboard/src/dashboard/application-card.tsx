import type { ShellApi } from '@portal/contract-shell-v1';
import { ButtonLink, Card, ProgressBar, StatusChip } from '@portal/ui';
import type { ListedApplication } from '../api/applications';
import { longDate, programmeName, reference, wizardPath } from './words';

interface ApplicationCardProps {
  application: ListedApplication;
  locale: ShellApi['locale'];
}

export function ApplicationCard({ application, locale }: ApplicationCardProps) {
  const { id, type, status, submitted_date, updated_at, progress } = application;
  const programme = programmeName[type];
  return (
    <Card
      level={2}
      title={
        <>
          {programme} <span className="p-muted">{reference(id)}</span>
        </>
      }
      action={<StatusChip status={status} />}
    >
      <p>
        {submitted_date
          ? `Submitted on ${longDate(submitted_date, locale)}`
          : `Not submitted yet. Last saved on ${longDate(updated_at, locale)}`}
      </p>
      {application.abilities.continue ? (
        <div className="p-stack">
          <ProgressBar value={progress} label={`${programme} ${reference(id)}: ${progress} % complete`} />
          <p>
            <ButtonLink href={wizardPath[type]}>Continue {programme.toLowerCase()} application</ButtonLink>
          </p>
        </div>
      ) : null}
    </Card>
  );
}
