import { limits } from '@portal/contract-svc-applications-v1';
import { FormDate, FormList, FormText } from '@portal/ui/form-state';
import { blankHonor } from '../form';

export function HonorFields() {
  return (
    <FormList
      path="honors"
      title="Honors"
      optional
      rowTitle={(position) => `Honor ${position}`}
      addLabel="Add an honor"
      blank={blankHonor}
      max={limits.rows}
    >
      {(row) => (
        <>
          <FormText path={`${row}.name`} label="Name of the honor" />
          <FormText path={`${row}.award`} label="Award" />
          <FormDate path={`${row}.date_awarded`} label="Date awarded" />
        </>
      )}
    </FormList>
  );
}
