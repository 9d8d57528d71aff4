import {
  type ReferenceType,
  referenceTypes,
  secondaryLimits,
  secondaryVisitPurposes,
} from '@portal/contract-svc-applications-v1';
import { Card } from '@portal/ui';
import { FormList, FormSelect, FormText, FormTextArea, useFormValue } from '@portal/ui/form-state';
import { PeriodFields } from '../availability/fields';
import { blankReference, type Reference } from '../form';
import { AccommodationNeeded, VisitDates } from '../logistics/fields';
import { InterestFields } from '../motivation/fields';
import { RefereeFields } from '../references/fields';
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
  const { type } = useFormValue<Reference & { type: ReferenceType }>(path);
  return (
    <>
      <RefereeFields path={path} type={type} workplaceOptional />
      <CarriedLetterNotice writer={review && letterWriter(review, type)} path={path} />
    </>
  );
}

/** What a further visit asks. Stands in a FormProvider of a SecondaryVisitorForm. */
export function SecondaryVisitorFields() {
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
        <VisitDates />
        <AccommodationNeeded />
      </Card>
    </>
  );
}
