import { LettersPanel } from '@portal/application-ui/letters';
import { DraftRound } from '@portal/application-ui/rounds';
import DecisionWords from '../applications/decisions/decision-words';
import { isDecided } from '../applications/decisions/is-decided';
import { Withdrawn } from '../applications/withdrawing/withdrawal';
import { useDashboard } from '../common/context';
import { LinkButton } from '../common/link-button';
import * as t from '../messages/offer';
import WaitlistNotice from '../waitlist/waitlist-notice';
import type { ApplicationCardProps } from './application-card';

/** Notices that few applications have beside their status: about letters, or a withdrawal. */
export default function CardNotices({ application, onChanged }: ApplicationCardProps) {
  const { api, shell, session } = useDashboard();
  const { round } = application;
  return (
    <>
      {isDecided(application) ? <DecisionWords application={application} short /> : null}
      {application.waitlist ? <WaitlistNotice waitlist={application.waitlist} /> : null}
      {application.offer?.state === 'open' && !application.offer.reply_over ? (
        <p className="mb-0">
          <LinkButton to={`/applications/${application.id}`}>{t.seeOffer()}</LinkButton>
        </p>
      ) : null}
      {application.asks_referees ? (
        <LettersPanel client={api.client} applicationId={application.id} person={session.user.id} />
      ) : null}
      {round ? (
        <DraftRound
          client={api.client}
          applicationId={application.id}
          round={round}
          timeZone={shell.settings.current().timeZone ?? 'UTC'}
          onMoved={onChanged}
        />
      ) : null}
      <Withdrawn application={application} onChanged={onChanged} />
    </>
  );
}
