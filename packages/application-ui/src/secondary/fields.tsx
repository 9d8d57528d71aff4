import {
  referenceTypes,
  secondaryLimits,
  secondaryVisitPurposes,
  yesNo,
} from '@portal/contract-svc-applications-v1';
import { Card } from '@portal/ui';
import {
  FormDate,
  FormList,
  FormRadios,
  FormSelect,
  FormText,
  FormTextArea,
  useFormValue,
} from '@portal/ui/form-state';
import { PeriodFields } from '../availability/fields';
import { blankReference, type Reference } from '../form';
import { today } from '../form/rule-kit';
import { InterestFields } from '../motivation/fields';
import { CarriedLetterNotice } from '../references/letter-notice';
import { letterWriter } from '../references/letter-writer';
import type { FullReview } from '../review';

export interface SecondaryInternFieldsProps {
  /** Characters of the personal statement, as the portal's settings tell. */
  limit: number;
  /** As it is stored, with the letters that were carried over into it. */
  review?: FullReview | null | undefined;
}

/** What a further internship application asks. Stands in a FormProvider of a SecondaryInternForm. */
export function SecondaryInternFields({ limit, review = null }: SecondaryInternFieldsProps) {
  return (
    <>
      <InterestFields />
      <Card title="Personal statement">
        <FormTextArea
          path="personal_statement"
          label="Why do you want to come to us?"
          hint={`At least ${secondaryLimits.statement} and at most ${limit} characters.`}
          rows={7}
          limit={limit}
        />
      </Card>
      <PeriodFields hours={{ optional: true, placeholder: '20' }} />
      <SecondaryReferences review={review} />
    </>
  );
}

const kinds = referenceTypes.map(({ value, label }) => ({ value, label }));

function SecondaryReferences({ review }: { review: FullReview | null }) {
  return (
    <FormList
      path="references"
      title="References"
      hint="One person who knows your studies and one who knows you from your community."
      rowTitle={(position) => kinds[position - 1]?.label ?? `Reference ${position}`}
      addLabel="Add a reference"
      blank={() => blankReference('academic')}
      min={kinds.length}
      max={kinds.length}
    >
      {(row) => <ReferenceRow path={row} review={review} />}
    </FormList>
  );
}

function ReferenceRow({ path, review }: { path: string; review: FullReview | null }) {
  const { type } = useFormValue<Reference>(path);
  const home = type === 'community' ? 'organization' : 'institution';
  return (
    <>
      <FormText path={`${path}.full_name`} label="Full name" autoComplete="off" />
      <FormText
        path={`${path}.email`}
        label="Email"
        type="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <FormText
        path={`${path}.${home}`}
        label={home === 'institution' ? 'Institution' : 'Organization'}
        optional
        autoComplete="off"
      />
      <FormText
        path={`${path}.phone`}
        label="Phone"
        type="tel"
        hint="With the country code, like +250 788 123 456."
        width={20}
        optional
        autoComplete="off"
      />
      <FormText path={`${path}.relationship`} label="How they know you" optional autoComplete="off" />
      <CarriedLetterNotice writer={review && letterWriter(review, type)} path={path} />
    </>
  );
}

/** What a further visit asks. Stands in a FormProvider of a SecondaryVisitorForm. */
export function SecondaryVisitorFields() {
  const first = today();
  const start = useFormValue<string>('visit_start_date') || first;
  return (
    <>
      <Card title="Where you come from">
        <FormText path="institution_name" label="Institution name" autoComplete="organization" />
        <FormText path="institution_position" label="Position" autoComplete="organization-title" />
      </Card>
      <Card title="Your visit">
        <FormSelect
          path="purpose"
          label="Purpose of visit"
          options={secondaryVisitPurposes}
          placeholder="Choose a purpose"
        />
        <div className="p-grid p-grid-small">
          <FormDate path="visit_start_date" label="Visit start date" min={first} />
          <FormDate path="visit_end_date" label="Visit end date" min={start} />
        </div>
        <FormRadios
          path="accommodation_needed"
          legend="Do you need accommodation?"
          options={yesNo}
          inline
          optional
        />
      </Card>
    </>
  );
}
