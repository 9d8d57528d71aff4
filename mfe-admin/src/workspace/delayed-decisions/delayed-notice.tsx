import { Button, Notice, StatusChip } from '@portal/ui';
import type { DelayedDecision } from '../../api/feedback';
import { keptReason } from '../../frame/common/kept-words';
import { useStaff } from '../../frame/common/staff-context';
import * as t from '../../messages/holding';
import { savedSentence } from '../decision-text/delayed-words';
import { useFocusBack } from './use-focus-back';
import { useRefresh } from './use-refresh';
import { useUndo } from './use-undo';

interface DelayedNoticeProps {
  applicationId: number;
  held: DelayedDecision;
  /** Called after the decision was undone or sent: the shown application is out of date. */
  changed: () => void;
}

/**
 * Shown in place of the form: a decision that waits and can be undone, or one that was not sent and must be written
 * again.
 */
export function DelayedNotice({ applicationId, held: delayed, changed }: DelayedNoticeProps) {
  const { can, shell } = useStaff();
  const { locale } = shell;
  const { busy, undo } = useUndo(applicationId, changed);
  const { element, mark } = useFocusBack<HTMLDivElement>();
  const because = delayed.kept_because;
  useRefresh(because ? null : delayed.goes_out_at, changed);
  return (
    <div ref={element} className="p-opened">
      <Notice
        tone={because ? 'warning' : 'info'}
        title={because ? t.keptTitle() : savedSentence(delayed.goes_out_at, locale)}
      >
        {because ? <p>{t.keptWhy({ why: keptReason(because) })}</p> : null}
        <p className="p-row">
          <StatusChip status={delayed.status} />
          <span className="p-small p-muted">{t.decidedBy({ heldBy: delayed.held_by })}</span>
        </p>
        <blockquote className="p-quote">{delayed.message}</blockquote>
        {can('decide') ? (
          <>
            <p>{because ? t.keptNext() : t.untilThen()}</p>
            <Button
              variant="outline"
              busy={busy}
              onClick={() => {
                mark();
                undo(delayed.id);
              }}
            >
              {t.holdingUndo()}
            </Button>
          </>
        ) : null}
      </Notice>
    </div>
  );
}
