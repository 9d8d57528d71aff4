import { type Choice, institutionDegreeLevels, limits } from '@portal/contract-svc-applications-v1';
import { FormList, FormSelect, FormText } from '@portal/ui/form-state';
import { blankInstitution } from '../form';

/** Where the applicant studies; the first is the current institution. */
export function InstitutionFields({ levels = institutionDegreeLevels }: { levels?: readonly Choice[] }) {
  return (
    <FormList
      path="institutions"
      title="Where you study"
      rowTitle={(position) => (position === 1 ? 'Current Institution' : `Institution ${position}`)}
      addLabel="Add an institution"
      blank={blankInstitution}
      min={1}
      max={limits.rows}
    >
      {(row) => <InstitutionRow row={row} levels={levels} />}
    </FormList>
  );
}

interface InstitutionRowProps {
  /** Where it stands in the form. */
  row: string;
  levels: readonly Choice[];
  yearOptional?: boolean;
}

export function InstitutionRow({ row, levels, yearOptional = false }: InstitutionRowProps) {
  return (
    <>
      <FormText path={`${row}.name`} label="Name of institution" />
      <FormText path={`${row}.program`} label="Programme" />
      <div className="p-grid p-grid-small">
        <FormSelect
          path={`${row}.degree_level`}
          label="Degree level"
          options={levels}
          placeholder="Choose a level"
        />
        <FormText
          path={`${row}.graduation_year`}
          label="Graduation year"
          width={4}
          inputMode="numeric"
          optional={yearOptional}
        />
      </div>
    </>
  );
}
