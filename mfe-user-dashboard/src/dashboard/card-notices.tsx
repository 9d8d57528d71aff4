import { LettersPanel } from '@portal/application-ui/letters';
import { useDashboard } from '../common/context';
import DecisionWords from '../decisions/decision-words';
import { isDecided } from '../decisions/is-decided';
import { Withdrawn } from '../withdrawing/withdrawal';
import type { ApplicationCardProps } from './application-card';

/** What stands beside the status of few applications: letters, a withdrawal. */
export default function CardNotices({ application, onChanged }: ApplicationCardProps) {
  const { api } = useDashboard();
  return (
    <>
      {isDecided(application) ? <DecisionWords application={application} short /> : null}
      {application.asks_referees ? <LettersPanel client={api.client} applicationId={application.id} /> : null}
      <Withdrawn application={application} onChanged={onChanged} />
    </>
  );
}
