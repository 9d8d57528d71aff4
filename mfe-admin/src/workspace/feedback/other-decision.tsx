import { translated } from '@portal/application-ui/language';
import { applicationStatuses, labelOf } from '@portal/contract-svc-applications-v1';
import { Notice } from '@portal/ui';
import { rich } from '@portal/ui/language';
import type { OtherDecision } from '../../api/feedback';
import { dayAndTime } from '../../frame/common/dates';
import { useStaff } from '../../frame/common/staff-context';
import * as t from '../../messages/feedback';

/** The decision that a colleague made first. The typed text stays. */
export function OtherDecisionNotice({ other: { current } }: { other: OtherDecision }) {
  const { locale } = useStaff().shell;
  const by = current.decided_by ?? t.feedbackSomebodyElse();
  const when = current.decided_at ? ` (${dayAndTime(current.decided_at, locale)})` : '';
  return (
    <Notice tone="warning" role="alert" title={t.changedMeanwhile()}>
      <p>
        {rich(
          t.statusIsNow({
            b: (words) => <strong>{words}</strong>,
            status: translated(labelOf(applicationStatuses, current.status)),
            set: current.decided_at || current.decided_by ? t.setBy({ by, when }) : '.',
          }),
        )}
      </p>
      {current.message ? <blockquote className="p-quote">{current.message}</blockquote> : null}
      <p>{t.textKept()}</p>
    </Notice>
  );
}
