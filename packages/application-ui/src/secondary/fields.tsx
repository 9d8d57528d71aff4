import { type RefereeName, type ReferenceType, referenceTypes } from '@portal/contract-svc-applications-v1';
import { furtherInternship, furtherVisit } from '@portal/contract-svc-applications-v1/questions';
import { FormList, useFormValue } from '@portal/ui/form-state';
import { UploadField } from '@portal/ui/wizard';
import { useSyncExternalStore } from 'react';
import { blankReference, type Reference } from '../form';
import { FieldLimits, QuestionFields } from '../questions';
import { letterLabel, RefereeFields } from '../references/fields';
import { CarriedLetterNotice, isLetterOfAnother } from '../references/letter-notice';
import { letterKey, letterWriter } from '../references/letter-writer';
import type { FullReview } from '../review';
import { letterMegabytes, type SecondaryLetters } from './letters';

export interface SecondaryInternFieldsProps {
  /** Characters of the personal statement, as the portal's settings tell. */
  limit: number;
  /** As it is stored, with the letters that were carried over into it. */
  review?: FullReview | null | undefined;
  /** Where new referees' letters wait; without it none can be added. */
  letters?: SecondaryLetters | null | undefined;
}

/** What a further internship application asks. Stands in a FormProvider of a SecondaryInternForm. */
export function SecondaryInternFields({ limit, ...further }: SecondaryInternFieldsProps) {
  return (
    <>
      <FieldLimits value={{ experience_description: limit, personal_statement: limit }}>
        <QuestionFields of={furtherInternship} except={['references']} />
      </FieldLimits>
      <SecondaryReferences {...further} />
    </>
  );
}

const kinds = referenceTypes.map(({ value, label }) => ({ value, label }));

type FurtherProps = Omit<SecondaryInternFieldsProps, 'limit'>;

function SecondaryReferences(further: FurtherProps) {
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
      {(row) => <ReferenceRow path={row} {...further} />}
    </FormList>
  );
}

function ReferenceRow({ path, review = null, letters }: FurtherProps & { path: string }) {
  const { type } = useFormValue<Reference & { type: ReferenceType }>(path);
  const writer = review && letterWriter(review, type);
  return (
    <>
      <RefereeFields path={path} type={type} workplaceOptional />
      <CarriedLetterNotice writer={writer} path={path} />
      {letters ? <NewLetter letters={letters} writer={writer} path={path} type={type} /> : null}
    </>
  );
}

interface NewLetterProps {
  letters: SecondaryLetters;
  writer: RefereeName | null;
  path: string;
  type: ReferenceType;
}

/** Asked for where the letter that is there already is somebody else's: nobody has to send a new one. */
function NewLetter({ letters: { uploads }, writer, path, type }: NewLetterProps) {
  const referee = useFormValue<Reference>(path);
  const { file } = useSyncExternalStore(uploads.subscribe, () => uploads.state(letterKey(type)));
  if (file.status === 'empty' && !isLetterOfAnother(writer, referee)) return null;
  return (
    <UploadField
      path={`${path}.letter`}
      label={letterLabel(type, '')}
      hint={`A PDF of at most ${letterMegabytes} MB. It is sent with your application; with it we need to know where they work.`}
      optional
      accept=".pdf,application/pdf"
      uploads={uploads}
      uploadKey={letterKey(type)}
      storedMayBeRefused
    />
  );
}

/** What a further visit asks. Stands in a FormProvider of a SecondaryVisitorForm. */
export function SecondaryVisitorFields() {
  return <QuestionFields of={furtherVisit} />;
}
