import { degreeLevels, limits } from '@portal/contract-svc-applications-v1';
import { FormDate, FormList, FormSelect, FormText } from '@portal/ui/form-state';
import { blankDegree } from '../form';

export function DegreeFields() {
  return (
    <FormList
      path="degrees"
      title="Degrees"
      optional
      rowTitle={(position) => `Degree ${position}`}
      addLabel="Add a degree"
      blank={blankDegree}
      max={limits.rows}
    >
      {(row) => (
        <>
          <FormText path={`${row}.name`} label="Institution" />
          <FormText path={`${row}.program`} label="Programme" />
          <div className="p-grid p-grid-small">
            <FormSelect
              path={`${row}.degree_level`}
              label="Degree level"
              options={degreeLevels}
              placeholder="Choose a level"
            />
            <FormDate path={`${row}.graduation_date`} label="Graduation date" />
          </div>
        </>
      )}
    </FormList>
  );
}
