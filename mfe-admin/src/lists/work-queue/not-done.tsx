import { translated } from '@portal/application-ui/language';
import { decisions, labelOf } from '@portal/contract-svc-applications-v1';
import { AlertIcon } from '@portal/ui';
import { Link } from 'react-router-dom';
import type { CancelledAct } from '../../api/today';
import { deskPath } from '../../frame/common/desk-place';
import * as t from '../../messages/today';
import { useTodayState } from '../../workspace/work-queue/today-context';

/** What was to be done later and was not, and who left applications unread. */
export function NotDone() {
  const { data } = useTodayState();
  // An older service returns neither.
  const lines = [
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

function stoppedWords({ application, by, why: reason, status }: CancelledAct): string {
  const why = (reasons[reason] ?? t.whyRole)();
  if (!application) return t.webhookStopped({ by, why });
  const about = `${application.applicant_name} ${application.reference}`;
  return `${about}: ${t.decisionStopped({ by, status: translated(labelOf(decisions, status)), why })}`;
}
