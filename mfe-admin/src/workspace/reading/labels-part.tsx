import { Button, Dialog, Skeleton } from '@portal/ui';
import { Checkbox } from '@portal/ui/forms';
import { useState } from 'react';
import { putLabel, readLabels } from '../../api/reading';
import { FailedNotice } from '../../frame/common/failed-notice';
import { LabelChip } from '../../frame/common/label-chip';
import { refusalSentence } from '../../frame/common/refusal';
import { useStaff } from '../../frame/common/staff-context';
import { useLoad } from '../../frame/common/use-load';
import { useWork } from '../../frame/common/use-work';
import * as t from '../../messages/reading';
import type { PartProps } from './part';

/** The labels of an application; they are chosen in a dialog. */
export function LabelsPart({ applicationId, reading, changed }: PartProps) {
  const [choosing, setChoosing] = useState(false);
  const { labels } = reading;
  return (
    <section className="p-reading-part" aria-label={t.labels()}>
      <div className="p-row p-between">
        <h3 className="p-card-title">{t.labels()}</h3>
        <Button variant="quiet" small onClick={() => setChoosing(true)}>
          {t.chooseLabels()}
        </Button>
      </div>
      {labels.length === 0 ? <p className="p-muted mb-0">{t.noLabelYet()}</p> : null}
      <p className="p-row mb-0">
        {labels.map((label) => (
          <LabelChip key={label.id} label={label} />
        ))}
      </p>
      {choosing ? (
        <LabelDialog
          applicationId={applicationId}
          reading={reading}
          changed={changed}
          close={() => setChoosing(false)}
        />
      ) : null}
    </section>
  );
}

function LabelDialog({ applicationId, reading, changed, close }: PartProps & { close: () => void }) {
  const { api, shell, can } = useStaff();
  const { busy, run } = useWork();
  const [{ state, data, message }, reload] = useLoad({ key: 'labels', load: () => readLabels(api) });
  const [chosen, setChosen] = useState(reading.labels.map(({ id }) => id));

  function toggle(id: number, on: boolean) {
    void run(
      async () => {
        await putLabel(api, id, [applicationId], on);
        setChosen((before) => (on ? [...before, id] : before.filter((one) => one !== id)));
        changed();
      },
      (error) => shell.notify.error(refusalSentence(error, t.labelNotSaved())),
    );
  }
  return (
    <Dialog
      open
      title={t.labelsTitle()}
      size="sm"
      onClose={close}
      footer={<Button onClick={close}>{t.done()}</Button>}
    >
      {state === 'failed' ? (
        <FailedNotice title={t.labelsUnloaded()} message={message} retry={reload} />
      ) : null}
      {state === 'loading' && !data ? <Skeleton lines={3} label={t.labelsComing()} /> : null}
      {data?.length === 0 ? (
        <p>{t.noLabels({ who: can('manageAssessment') ? 'manages' : 'reads' })}</p>
      ) : null}
      {data?.map((label) => (
        <Checkbox
          key={label.id}
          id={`label-${label.id}`}
          label={<LabelChip label={label} />}
          checked={chosen.includes(label.id)}
          aria-disabled={busy || undefined}
          onChange={({ currentTarget }) => toggle(label.id, currentTarget.checked)}
        />
      ))}
    </Dialog>
  );
}
