import { labelTones } from '@portal/contract-svc-applications-v1';
import { Button, Card, Skeleton } from '@portal/ui';
import { Select, TextField } from '@portal/ui/forms';
import { useState } from 'react';
import { addLabel, changeLabel, type Label, readLabels, removeLabel } from '../api/reading';
import { AskDialog } from '../common/ask-dialog';
import { FailedNotice } from '../common/failed-notice';
import { fieldErrors, refusalSentence } from '../common/refusal';
import { useStaff } from '../common/staff-context';
import { useLoad } from '../common/use-load';
import { useWork } from '../common/use-work';
import { LabelChip } from '../reading/label-chip';

/** The labels that there are; each is added, changed and removed here. */
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
    <Card title="Labels">
      {loaded.state === 'failed' ? (
        <FailedNotice title="The labels could not be loaded" message={loaded.message} retry={reload} />
      ) : null}
      {!labels && loaded.state === 'loading' ? <Skeleton lines={3} label="Loading the labels" /> : null}
      {labels?.length === 0 ? <p className="p-muted">No label yet. Add the first one below.</p> : null}
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
                    Change<span className="visually-hidden"> {label.name}</span>
                  </Button>
                  <Button variant="quiet" small onClick={() => setRemoving(label)}>
                    Remove<span className="visually-hidden"> {label.name}</span>
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
          title={`Remove the label ${removing.name}?`}
          button="Remove label"
          harmful
          close={() => setRemoving(null)}
          onConfirm={async () => {
            saved(await removeLabel(api, removing.id));
            setRemoving(null);
          }}
        >
          <p>It goes from every application that has it: {used(removing)}.</p>
        </AskDialog>
      ) : null}
    </Card>
  );
}

const used = ({ used: count }: Label): string =>
  count === 1 ? 'on 1 application' : `on ${count} applications`;

interface LabelFormProps {
  /** Null: a new one. */
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
          fieldErrors(error, ['name']).name ?? refusalSentence(error, 'The label could not be saved.'),
        ),
    );
  }
  return (
    <form
      aria-label={label ? `Change ${label.name}` : 'A new label'}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <TextField
        id={field}
        label={label ? 'Name' : 'Name of a new label'}
        value={name}
        error={problem}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <Select
        id={`${field}-tone`}
        label="Colour"
        options={labelTones}
        value={tone}
        onChange={({ target }) => setTone(target.value)}
      />
      <p className="p-row">
        <Button type="submit" variant="outline" busy={busy}>
          {label ? 'Save label' : 'Add label'}
        </Button>
        {cancel ? (
          <Button variant="quiet" onClick={cancel}>
            Cancel
          </Button>
        ) : null}
      </p>
    </form>
  );
}
