import { Button, Notice, StatusChip } from '@portal/ui';
import type { HeldDecision } from '../api/feedback';
import { useStaff } from '../common/staff-context';
import { useLookAgain } from './use-look-again';
import { useUndo } from './use-undo';
import { savedSentence } from './words';

interface HeldNoticeProps {
  applicationId: number;
  held: HeldDecision;
  /** Called after it was undone or went out: the shown application is out of date. */
  changed: () => void;
}

/** In the place of a decision: one waits to go out, and can be undone until then. */
export function HeldNotice({ applicationId, held, changed }: HeldNoticeProps) {
  const { locale } = useStaff().shell;
  const { busy, undo } = useUndo(applicationId, changed);
  useLookAgain(held.goes_out_at, changed);
  return (
    <Notice tone="info" title={savedSentence(held.goes_out_at, locale)}>
      <p className="p-row">
        <StatusChip status={held.status} />
        <span className="p-small p-muted">decided by {held.held_by}</span>
      </p>
      <blockquote className="p-quote">{held.message}</blockquote>
      <p>Until then nothing is sent, and the applicant sees the status as it was.</p>
      <Button variant="outline" busy={busy} onClick={() => undo(held.id)}>
        Undo
      </Button>
    </Notice>
  );
}
