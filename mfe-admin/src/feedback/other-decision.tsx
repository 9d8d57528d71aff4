import { applicationStatuses, labelOf } from '@portal/contract-svc-applications-v1';
import { Notice } from '@portal/ui';
import type { OtherDecision } from '../api/feedback';
import { dayAndTime } from '../common/dates';
import { useStaff } from '../common/staff-context';

/** The decision that a colleague made first. The typed text stays. */
export function OtherDecisionNotice({ other: { current } }: { other: OtherDecision }) {
  const { locale } = useStaff().shell;
  const by = current.decided_by ?? 'somebody else';
  const when = current.decided_at ? ` (${dayAndTime(current.decided_at, locale)})` : '';
  return (
    <Notice tone="warning" role="alert" title="This application has changed in the meantime">
      <p>
        Its status is now <strong>{labelOf(applicationStatuses, current.status)}</strong>
        {current.decided_at || current.decided_by ? `, set by ${by}${when}.` : '.'}
      </p>
      {current.message ? <blockquote className="p-quote">{current.message}</blockquote> : null}
      <p>Your text is kept. Send it all the same, or leave it at that.</p>
    </Notice>
  );
}
