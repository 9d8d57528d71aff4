import { interestAreas, limits } from '@portal/contract-svc-applications-v1';
import { Card } from '@portal/ui';
import { FormList, FormSelect, FormText, FormTextArea, useFormValue } from '@portal/ui/form-state';
import { blankInterest } from '../form';

export function InterestFields() {
  return (
    <FormList
      path="interests"
      title="Areas of interest"
      hideOnlyTitle
      rowTitle={(position) => `Interest ${position}`}
      addLabel="Add an interest"
      blank={blankInterest}
      min={1}
      max={limits.rows}
    >
      {(row) => <InterestRow path={row} />}
    </FormList>
  );
}

function InterestRow({ path }: { path: string }) {
  const other = useFormValue<string>(`${path}.area`) === 'Other';
  return (
    <>
      <FormSelect path={`${path}.area`} label="Area" options={interestAreas} placeholder="Choose an area" />
      {other ? <FormText path={`${path}.other`} label="Specify Other" /> : null}
    </>
  );
}

export interface StatementFieldProps {
  /** In characters. */
  limit: number;
  title?: string;
  label?: string;
  hint?: string;
}

export function StatementField(props: StatementFieldProps) {
  const { limit, title = 'Personal statement', label = 'Why do you want to come to us?' } = props;
  const { hint = 'What draws you to this work and what you hope to learn' } = props;
  return (
    <Card title={title}>
      <FormTextArea
        path="personal_statement"
        label={label}
        hint={`${hint}, at most ${limit} characters.`}
        rows={7}
        limit={limit}
      />
    </Card>
  );
}
