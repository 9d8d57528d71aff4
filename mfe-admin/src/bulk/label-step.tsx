import { Button, Skeleton } from '@portal/ui';
import { Select } from '@portal/ui/forms';
import { useState } from 'react';
import { readLabels } from '../api/reading';
import { FailedNotice } from '../common/failed-notice';
import { useStaff } from '../common/staff-context';
import { useLoad } from '../common/use-load';
import { applicationsInWords, type BulkStepProps } from './acts';

const NONE =
  'There is no label yet. An administrator makes labels in Portal Settings, under Reading together.';

/** Which label is put on the chosen applications. */
export function LabelStep({ rows, busy, perform }: BulkStepProps) {
  const { api } = useStaff();
  const [{ state, data, message }, reload] = useLoad({ key: 'labels', load: () => readLabels(api) });
  const [label, setLabel] = useState('');
  const [isMissing, setMissing] = useState(false);
  if (state === 'failed')
    return <FailedNotice title="The labels could not be loaded" message={message} retry={reload} />;
  if (!data) return <Skeleton lines={2} label="Loading the labels" />;
  if (data.length === 0) return <p>{NONE}</p>;
  return (
    <form
      aria-label="Label of the applications"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setMissing(label === '');
        if (label !== '') perform({ label: Number(label) });
      }}
    >
      <Select
        id="bulk-label"
        label="Label"
        placeholder="Choose a label"
        options={data.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={label}
        error={isMissing ? 'Choose a label.' : undefined}
        onChange={({ target }) => {
          setLabel(target.value);
          setMissing(false);
        }}
      />
      <Button type="submit" busy={busy}>
        Label {applicationsInWords(rows.length)}
      </Button>
    </form>
  );
}
