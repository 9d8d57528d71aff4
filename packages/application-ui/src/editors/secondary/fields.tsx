import { type RefereeName, type ReferenceType, referenceTypes } from '@portal/contract-svc-applications-v1';
import { furtherInternship, furtherVisit } from '@portal/contract-svc-applications-v1/questions';
import { FormList, useFormValue } from '@portal/ui/form-state';
import { translated } from '@portal/ui/language';
import { UploadField } from '@portal/ui/wizard';
import { useSyncExternalStore } from 'react';
import { blankReference, type Reference } from '../../base/form';
import type { FullReview } from '../../base/review';
import { megabytes } from '../../messages/editFiles';
import * as t from '../../messages/furtherForm';
import { AsksEditorOnly, FieldLimits, QuestionFields } from '../../steps/questions';
import { letterLabel, RefereeFields } from '../../steps/references/fields';
import { CarriedLetterNotice, isLetterOfAnother } from '../../steps/references/letter-notice';
import { letterKey, letterWriter } from '../../steps/references/letter-writer';
import { letterMegabytes, type SecondaryLetters } from './letters';

export interface SecondaryInternFieldsProps {
  /** The length limit of the personal statement in characters, from the portal's settings. */
  limit: number;
  /** The stored application, with the letters copied from the earlier one. */
  review?: FullReview | null | undefined;
  /** The waiting letters of new referees; without it no letter can be added. */
  letters?: SecondaryLetters | null | undefined;
}

/** The fields of a further internship application. Needs a FormProvider of a SecondaryInternForm around it. */
export function SecondaryInternFields({ limit, ...further }: SecondaryInternFieldsProps) {
  return (
    <AsksEditorOnly value>
      <FieldLimits value={{ experience_description: limit, personal_statement: limit }}>
        <QuestionFields of={furtherInternship} except={['references']} />
      </FieldLimits>
      <SecondaryReferences {...further} />
    </AsksEditorOnly>
  );
}

const refereeKinds = referenceTypes.map(({ value, label }) => ({ value, label }));

type FurtherProps = Omit<SecondaryInternFieldsProps, 'limit'>;

function SecondaryReferences(further: FurtherProps) {
  return (
    <FormList
      path="references"
      title={t.furtherReferences()}
      hint={t.furtherReferencesHint()}
      rowTitle={(position) =>
        translated(refereeKinds[position - 1]?.label) ?? t.referenceNumber({ position })
      }
      addLabel={t.addReference()}
      blank={() => blankReference('academic')}
      min={refereeKinds.length}
      max={refereeKinds.length}
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

/** The field of a new letter, for a referee who did not write the stored letter. The letter is optional. */
function NewLetter({ letters: { uploads }, writer, path, type }: NewLetterProps) {
  const referee = useFormValue<Reference>(path);
  const { file } = useSyncExternalStore(uploads.subscribe, () => uploads.state(letterKey(type)));
  if (file.status === 'empty' && !isLetterOfAnother(writer, referee)) return null;
  return (
    <UploadField
      path={`${path}.letter`}
      label={letterLabel(type, '')}
      hint={t.furtherLetterHint({ size: megabytes({ count: letterMegabytes }) })}
      optional
      accept=".pdf,application/pdf"
      uploads={uploads}
      uploadKey={letterKey(type)}
      storedMayBeRefused
    />
  );
}

/** The fields of a further visit. Needs a FormProvider of a SecondaryVisitorForm around it. */
export function SecondaryVisitorFields() {
  return <QuestionFields of={furtherVisit} />;
}
