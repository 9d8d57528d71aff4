import {
  createSecondaryLetters,
  describeSecondaryIntern,
  describeSecondaryVisitor,
  keptSecondaryIntern,
  readSecondaryIntern,
  readSecondaryVisitor,
  SecondaryInternFields,
  type SecondaryInternForm,
  type SecondaryLetters,
  SecondaryVisitorFields,
  type SecondaryVisitorForm,
  secondaryInternData,
  secondaryInternForm,
  secondaryInternRules,
  secondaryVisitorData,
  secondaryVisitorForm,
  secondaryVisitorRules,
} from '@portal/application-ui/secondary';
import type { Text } from '@portal/contract-language-v1';
import type { DescribedField } from '@portal/ui/draft';
import type { FormStore } from '@portal/ui/form-state';
import type { ComponentType } from 'react';
import type { FullReview } from '../api';

/** The parts of a further application's form that differ between programmes. */
export interface ProgrammeForm<Values extends object> {
  /** The form's values from a review. */
  from: (review: FullReview) => Values;
  /** The form's values from a stored copy, on this device or on the server; missing answers are blank. */
  read: (kept: object) => Values;
  /** The values that the server stores until the form is submitted. */
  kept: (values: Values) => object;
  describe: (key: string) => DescribedField;
  /** Messages by field; empty when the form may be submitted. */
  rules: (values: Values, limit: number | undefined) => Record<string, Text>;
  /** The submitted body. */
  data: (values: Values) => Record<string, unknown>;
  Fields: ComponentType<{ limit: number; review: FullReview; letters: SecondaryLetters | null }>;
  /** Files of the form. */
  letters?: (options: LettersOptions<Values>) => SecondaryLetters;
}

type LettersOptions<Values extends object> = Omit<Parameters<typeof createSecondaryLetters>[0], 'form'> & {
  form: FormStore<Values>;
};

export const internForm: ProgrammeForm<SecondaryInternForm> = {
  from: secondaryInternForm,
  read: readSecondaryIntern,
  kept: keptSecondaryIntern,
  describe: describeSecondaryIntern,
  rules: secondaryInternRules,
  data: secondaryInternData,
  Fields: SecondaryInternFields,
  letters: createSecondaryLetters,
};

export const visitorForm: ProgrammeForm<SecondaryVisitorForm> = {
  from: secondaryVisitorForm,
  read: readSecondaryVisitor,
  kept: (values) => values,
  describe: describeSecondaryVisitor,
  rules: secondaryVisitorRules,
  data: secondaryVisitorData,
  Fields: SecondaryVisitorFields,
};
