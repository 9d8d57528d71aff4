import { translated } from '@portal/application-ui/language';
import { decisions, labelOf, programmeOf } from '@portal/contract-svc-applications-v1';
import { AlertIcon } from '@portal/ui';
import { Link } from 'react-router-dom';
import type { CancelledAct, FreePlaces, KeptDecision } from '../../api/today';
import { deskPath } from '../../frame/common/desk-place';
import { keptReason } from '../../frame/common/kept-words';
import * as t from '../../messages/today';
import { useTodayState } from '../../workspace/work-queue/today-context';

/** Failed decisions, places that were not offered, and reviewers who left applications unread. */
export function NotDone() {
  const { data } = useTodayState();
  // An older service returns none of these.
  const lines = [
    ...(data?.kept ?? []).map((one) => ({
      key: `kept ${one.id}`,
      to: deskPath(one.application.type, one.application.id),
      text: keptWords(one),
    })),
    ...(data?.free_places ?? []).map((one) => ({
      key: `free ${one.programme}`,
      to: `/admin/waiting-list?programme=${one.programme}`,
      text: freeWords(one),
    })),
    ...(data?.cancelled ?? []).map((one) => ({
      key: `act ${one.id}`,
      to: placeOf(one),
      text: stoppedWords(one),
    })),
    ...(data?.left_readers ?? []).map(({ id, name, applications: count }) => ({
      ...{ key: `reader ${id}`, to: '/admin/applications?reader=left' },
      text: t.leftReaders({ name, count }),
    })),
  ];
  if (lines.length === 0) return null;
  return (
    <ul className="p-trouble list-unstyled" aria-label={t.stoppedActs()}>
      {lines.map(({ key, to, text }) => (
        <li key={key}>
          <AlertIcon />
          <Link to={to}>{text}</Link>
        </li>
      ))}
    </ul>
  );
}

const placeOf = ({ application }: CancelledAct): string =>
  application ? deskPath(application.type, application.id) : '/admin/portal-settings/webhooks';

const reasons: Record<string, () => string> = {
  left: t.whyLeft,
  role: t.whyRole,
  token: t.whyToken,
  conflict: t.whyConflict,
  blind: t.whyBlind,
};

/** With automatic offers, the page says why these places were not offered. */
function freeWords({ programme: type, count, because }: FreePlaces): string {
  const about = { programme: translated(programmeOf(type).label), count };
  return because === 'conflict' || because === 'clash' ? t.freeNotByItself(about) : t.freePlaces(about);
}

function keptWords({ application, by, status, why }: KeptDecision): string {
  const about = `${application.applicant_name} ${application.reference}`;
  const words = { by, status: translated(labelOf(decisions, status)), why: keptReason(why) };
  return `${about}: ${t.keptDecision(words)}`;
}

function stoppedWords({ application, by, why: reason, status }: CancelledAct): string {
  const why = (reasons[reason] ?? t.whyRole)();
  if (!application) return t.webhookStopped({ by, why });
  const about = `${application.applicant_name} ${application.reference}`;
  return `${about}: ${t.decisionStopped({ by, status: translated(labelOf(decisions, status)), why })}`;
}
