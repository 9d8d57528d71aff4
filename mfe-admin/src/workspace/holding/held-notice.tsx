import { Button, Notice, StatusChip } from '@portal/ui';
import type { HeldDecision } from '../../api/feedback';
import { useStaff } from '../../frame/common/staff-context';
import * as t from '../../messages/holding';
import { useFocusBack } from './use-focus-back';
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
  const { can, shell } = useStaff();
  const { locale } = shell;
  const { busy, undo } = useUndo(applicationId, changed);
  const { element, mark } = useFocusBack<HTMLDivElement>();
  useLookAgain(held.goes_out_at, changed);
  return (
    <div ref={element} className="p-opened">
      <Notice tone="info" title={savedSentence(held.goes_out_at, locale)}>
        <p className="p-row">
          <StatusChip status={held.status} />
          <span className="p-small p-muted">{t.decidedBy({ heldBy: held.held_by })}</span>
        </p>
        <blockquote className="p-quote">{held.message}</blockquote>
        {can('decide') ? (
          <>
            <p>{t.untilThen()}</p>
            <Button
              variant="outline"
              busy={busy}
              onClick={() => {
                mark();
                undo(held.id);
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
