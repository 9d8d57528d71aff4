import { Notice } from '@portal/ui';
import { dayIn } from '../common/dates';
import { useStaff } from '../common/staff-context';

interface WithdrawnProps {
  /** When, ISO 8601. */
  at: string;
  reason: string | null | undefined;
}

/** In the place of a decision: the applicant does not wait for it any more. */
export function Withdrawn({ at, reason }: WithdrawnProps) {
  const { locale } = useStaff().shell;
  return (
    <Notice tone="warning" title={`Withdrawn by the applicant on ${dayIn(at, locale)}`}>
      <p>{reason ? `“${reason}”` : 'No reason was given.'}</p>
      <p>There is nothing to decide, unless they take it back within a day.</p>
    </Notice>
  );
}
