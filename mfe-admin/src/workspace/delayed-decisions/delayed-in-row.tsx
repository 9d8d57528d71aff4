import { translated } from '@portal/application-ui/language';
import { applicationStatuses, labelOf } from '@portal/contract-svc-applications-v1';
import { rich } from '@portal/ui/language';
import type { ApplicationRow } from '../../api/applications';
import { hidden } from '../../frame/common/hidden';
import { useStaff } from '../../frame/common/staff-context';
import * as t from '../../messages/holding';
import { goesOutTime } from '../decision-text/delayed-words';
import { useFocusBack } from './use-focus-back';
import { useUndo } from './use-undo';

type Waiting = NonNullable<ApplicationRow['held_decision']>;

/** 'Approved goes out at 14:10', or that the decision was not sent. */
export function DelayedText({ held: delayed }: { held: Waiting }) {
  const { locale } = useStaff().shell;
  const status = translated(labelOf(applicationStatuses, delayed.status));
  return (
    <span className="p-small">
      {delayed.kept
        ? t.keptInRow({ status })
        : t.statusGoesOut({ status, goesOutAt: goesOutTime(delayed.goes_out_at, locale) })}
    </span>
  );
}

interface DelayedInRowProps {
  row: Pick<ApplicationRow, 'id' | 'reference'>;
  held: Waiting;
  changed: () => void;
}

/** A waiting decision in a row of the list. */
export function DelayedInRow({ row, held: delayed, changed }: DelayedInRowProps) {
  const { busy, undo } = useUndo(row.id, changed);
  const { element, mark } = useFocusBack<HTMLButtonElement>();
  return (
    <>
      <DelayedText held={delayed} />
      <button
        ref={element}
        type="button"
        className="p-link"
        aria-disabled={busy || undefined}
        onClick={() => {
          mark();
          undo(delayed.id);
        }}
      >
        {rich(
          t.undoOf({
            hidden,
            reference: row.reference,
          }),
        )}
      </button>
    </>
  );
}
