import { labelTones } from '@portal/contract-svc-applications-v1';
import { Button, Card, Skeleton } from '@portal/ui';
import { Select, TextField } from '@portal/ui/forms';
import { rich } from '@portal/ui/language';
import { useState } from 'react';
import { addLabel, changeLabel, type Label, readLabels, removeLabel } from '../../api/reading';
import { AskDialog } from '../../frame/common/ask-dialog';
import { FailedNotice } from '../../frame/common/failed-notice';
import { hidden } from '../../frame/common/hidden';
import { LabelChip } from '../../frame/common/label-chip';
import { fieldErrors, refusalSentence } from '../../frame/common/refusal';
import { useStaff } from '../../frame/common/staff-context';
import { translatedChoices } from '../../frame/common/translated-choices';
import { useLoad } from '../../frame/common/use-load';
import { useWork } from '../../frame/common/use-work';
import * as t from '../../messages/reading-settings';

/** The labels; they can be added, changed and removed here. */
export function LabelsCard() {
  const { api } = useStaff();
  const [loaded, reload] = useLoad({ key: 'labels', load: () => readLabels(api) });
  const [changed, setChanged] = useState<Label[] | null>(null);
  const [editing, setEditing] = useState<number | null>(null);
  const [removing, setRemoving] = useState<Label | null>(null);
  const labels = changed ?? loaded.data;
  function saved(now: Label[]) {
    setChanged(now);
    setEditing(null);
  }
  return (
    <Card title={t.readingSettingsLabels()}>
      {loaded.state === 'failed' ? (
        <FailedNotice title={t.labelsNotLoaded()} message={loaded.message} retry={reload} />
      ) : null}
      {!labels && loaded.state === 'loading' ? (
        <Skeleton lines={3} label={t.readingSettingsLabelsLoading()} />
      ) : null}
      {labels?.length === 0 ? <p className="p-muted">{t.readingSettingsNoLabelYet()}</p> : null}
      <ul className="list-unstyled">
        {labels?.map((label) => (
          <li key={label.id} className="mb-2">
            {editing === label.id ? (
              <LabelForm label={label} saved={saved} cancel={() => setEditing(null)} />
            ) : (
              <span className="p-row p-between">
                <span className="p-row">
                  <LabelChip label={label} />
                  <span className="p-small p-muted">{used(label)}</span>
                </span>
                <span className="p-row">
                  <Button variant="quiet" small onClick={() => setEditing(label.id)}>
                    {rich(
                      t.changeLabel({
                        hidden,
                        name: label.name,
                      }),
                    )}
                  </Button>
                  <Button variant="quiet" small onClick={() => setRemoving(label)}>
                    {rich(
                      t.removeLabelNamed({
                        hidden,
                        name: label.name,
                      }),
                    )}
                  </Button>
                </span>
              </span>
            )}
          </li>
        ))}
      </ul>
      {labels ? <LabelForm key={labels.length} label={null} saved={saved} /> : null}
      {removing ? (
        <AskDialog
          title={t.removeTheLabel({ name: removing.name })}
          button={t.removeLabel()}
          harmful
          close={() => setRemoving(null)}
          onConfirm={async () => {
            saved(await removeLabel(api, removing.id));
            setRemoving(null);
          }}
        >
          <p>{t.labelGoes({ used: used(removing) })}</p>
        </AskDialog>
      ) : null}
    </Card>
  );
}

const used = ({ used: count }: Label): string => t.onApplications({ count });

interface LabelFormProps {
  /** The label to change; null: a new one. */
  label: Label | null;
  saved: (labels: Label[]) => void;
  cancel?: () => void;
}

function LabelForm({ label, saved, cancel }: LabelFormProps) {
  const { api } = useStaff();
  const { busy, run } = useWork();
  const [name, setName] = useState(label?.name ?? '');
  const [tone, setTone] = useState<string>(label?.tone ?? 'neutral');
  const [problem, setProblem] = useState<string | undefined>();
  const field = label ? `label-name-${label.id}` : 'label-name';

  function submit() {
    const chosen = labelTones.find(({ value }) => value === tone)?.value ?? 'neutral';
    const body = { name, tone: chosen };
    setProblem(undefined);
    void run(
      async () => saved(await (label ? changeLabel(api, label.id, body) : addLabel(api, body))),
      (error) =>
        setProblem(
          fieldErrors(error, ['name']).name ?? refusalSentence(error, t.readingSettingsLabelNotSaved()),
        ),
    );
  }
  return (
    <form
      aria-label={label ? t.changeNamed({ name: label.name }) : t.aNewLabel()}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <TextField
        id={field}
        label={label ? t.readingSettingsName() : t.nameOfNewLabel()}
        value={name}
        error={problem}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <Select
        id={`${field}-tone`}
        label={t.readingSettingsColour()}
        options={translatedChoices(labelTones)}
        value={tone}
        onChange={({ target }) => setTone(target.value)}
      />
      <p className="p-row">
        <Button type="submit" variant="outline" busy={busy}>
          {label ? t.saveLabel() : t.addLabel()}
        </Button>
        {cancel ? (
          <Button variant="quiet" onClick={cancel}>
            {t.readingSettingsCancel()}
          </Button>
        ) : null}
      </p>
    </form>
  );
}
