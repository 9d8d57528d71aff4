import { Notice } from '@portal/ui';
import { dayIn } from '../../frame/common/dates';
import { useStaff } from '../../frame/common/staff-context';
import * as t from '../../messages/feedback';

interface WithdrawnProps {
  /** When the application was withdrawn, ISO 8601. */
  at: string;
  reason: string | null | undefined;
}

/** Shown in place of the decision: the applicant has withdrawn the application. */
export function Withdrawn({ at, reason }: WithdrawnProps) {
  const { locale } = useStaff().shell;
  return (
    <Notice tone="warning" title={t.withdrawnOn({ at: dayIn(at, locale) })}>
      <p>{reason ? `“${reason}”` : t.noReasonGiven()}</p>
      <p>{t.nothingToDecide()}</p>
    </Notice>
  );
}
