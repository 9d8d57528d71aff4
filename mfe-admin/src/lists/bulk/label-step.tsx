import { Button, Skeleton } from '@portal/ui';
import { Select } from '@portal/ui/forms';
import { useEffect, useState } from 'react';
import { readLabels } from '../../api/reading';
import { Foot } from '../../frame/common/dialog-foot';
import { FailedNotice } from '../../frame/common/failed-notice';
import { useStaff } from '../../frame/common/staff-context';
import { useLoad } from '../../frame/common/use-load';
import * as t from '../../messages/bulk';
import { applicationsInWords, type BulkStepProps } from './acts';

/** Chooses the label for the selected applications. */
export function LabelStep({ rows, busy, refused, perform }: BulkStepProps) {
  const { api } = useStaff();
  const [{ state, data, message }, reload] = useLoad({ key: 'labels', load: () => readLabels(api) });
  const [label, setLabel] = useState('');
  const [problem, setProblem] = useState<string | undefined>();
  useEffect(() => {
    setProblem(refused?.label);
    if (refused) document.getElementById('bulk-label')?.focus();
  }, [refused]);
  if (state === 'failed') return <FailedNotice title={t.labelsFailed()} message={message} retry={reload} />;
  if (!data) return <Skeleton lines={2} label={t.labelsLoading()} />;
  if (data.length === 0) return <p>{t.noLabel()}</p>;
  return (
    <form
      id="bulk-labels"
      aria-label={t.labelOf()}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setProblem(label === '' ? t.labelMissing() : undefined);
        if (label !== '') perform({ label: Number(label) });
      }}
    >
      <Select
        id="bulk-label"
        label={t.label()}
        placeholder={t.chooseLabel()}
        options={data.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={label}
        error={problem}
        onChange={({ target }) => {
          setLabel(target.value);
          setProblem(undefined);
        }}
      />
      <Foot>
        <Button type="submit" form="bulk-labels" busy={busy}>
          {t.labelCount({ applications: applicationsInWords(rows.length) })}
        </Button>
      </Foot>
    </form>
  );
}
