import { Button, Dialog, Skeleton } from '@portal/ui';
import { useEffect, useRef, useState } from 'react';
import { type PreviewedRow, previewBulk } from '../../api/bulk';
import type { OverviewQuery } from '../../api/overview';
import { Foot, FootContext } from '../../frame/common/dialog-foot';
import { DialogFailure } from '../../frame/common/dialog-parts';
import { FailedNotice } from '../../frame/common/failed-notice';
import { useStaff } from '../../frame/common/staff-context';
import { useLoad } from '../../frame/common/use-load';
import * as t from '../../messages/bulk';
import * as shared from '../../messages/common';
import type { BulkAct, BulkStepProps } from './acts';
import { keptBulkText } from './bulk-text';
import { included, PreviewList } from './preview-list';
import { Results } from './results';
import { useAct } from './use-act';
import './bulk.scss';

export interface BulkDialogProps {
  act: BulkAct;
  /** Ids of the applications; absent: all that match the query. */
  ids?: number[] | undefined;
  query: OverviewQuery;
  close: () => void;
  /** Called after the act has changed something: the list must be loaded again. */
  changed: () => void;
}

/** The dialog of an act: first the affected applications, then the form, then the result for each. */
export default function BulkDialog({ act, ids, query, close, changed }: BulkDialogProps) {
  const { api, userId } = useStaff();
  const [preview, again] = useLoad({
    key: 'preview',
    load: (signal) => previewBulk(api, { act: act.key, ids, query }, signal),
  });
  const [withHidden, setWithHidden] = useState(false);
  // The preview after it was loaded with the values of the form.
  const [looked, setLooked] = useState<PreviewedRow[] | null>(null);
  const [foot, setFoot] = useState<HTMLElement | null>(null);
  const doing = useAct(act, changed);
  const all = (preview.data ?? []).map((row) => looked?.find(({ id }) => id === row.id) ?? row);
  const rows = included(all, withHidden);
  const rowIds = rows.map(({ id }) => id);
  const latest = useRef(rowIds);
  latest.current = rowIds;

  const isSent = act.keepsText && doing.answer?.waiting === 0;
  useEffect(() => {
    if (isSent) keptBulkText(userId).clear();
  }, [isSent, userId]);
  return (
    <Dialog
      open
      size="lg"
      title={act.title()}
      onClose={doing.busy ? undefined : close}
      footer={
        <>
          <Button variant="outline" onClick={() => doing.busy || close()}>
            {doing.answer ? t.closeBulk() : shared.cancel()}
          </Button>
          <span ref={setFoot} className="p-foot" />
        </>
      }
    >
      {preview.state === 'failed' ? (
        <FailedNotice title={t.lookFailed()} message={preview.message} retry={again} />
      ) : preview.data === null ? (
        <Skeleton lines={6} label={t.looking()} />
      ) : (
        <FootContext.Provider value={foot}>
          <Steps
            act={act}
            all={all}
            rows={rows}
            withHidden={withHidden}
            setWithHidden={setWithHidden}
            doing={doing}
            looked={looked !== null}
            look={async (words) => {
              const found = await previewBulk(api, { act: act.key, ids: rowIds, query, ...words });
              // Rows that were included meanwhile were not looked at.
              if (latest.current.join() === rowIds.join()) setLooked(found);
            }}
            back={() => setLooked(null)}
            perform={(words) => doing.perform(rows, words)}
          />
        </FootContext.Provider>
      )}
    </Dialog>
  );
}

interface StepsProps extends Omit<BulkStepProps, 'busy' | 'refused'> {
  act: BulkAct;
  all: PreviewedRow[];
  withHidden: boolean;
  setWithHidden: (withHidden: boolean) => void;
  doing: ReturnType<typeof useAct>;
}

function Steps({ act, all, withHidden, setWithHidden, doing, ...step }: StepsProps) {
  const { rows, perform, looked } = step;
  const { answer, failure, refused, undone, busy, undo } = doing;
  const isOver = answer !== null && answer.waiting === 0;
  const { Step } = act;
  return (
    <>
      <DialogFailure failure={failure} />
      {answer ? (
        <Results act={act} answer={answer} rows={all} undone={undone} busy={busy} undo={undo} />
      ) : (
        <PreviewList
          rows={all}
          withHidden={withHidden}
          setWithHidden={setWithHidden}
          fixed={busy || looked}
        />
      )}
      {isOver || (rows.length === 0 && !looked) ? null : Step ? (
        <Step {...step} busy={busy} refused={refused} />
      ) : (
        <Foot>
          <Button busy={busy} onClick={() => perform({})}>
            {act.button(rows.length)}
          </Button>
        </Foot>
      )}
    </>
  );
}
