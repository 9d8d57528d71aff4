import {
  createSecondaryLetters,
  keptInternForm,
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
import type { FormStore } from '@portal/ui/form-state';
import type { ComponentType } from 'react';
import type { FullReview } from '../api';

/** How the form of a further application differs between the programmes. */
export interface ProgrammeForm<Values extends object> {
  /** What is stored of it already. */
  from: (review: FullReview) => Values;
  /** What was kept on this device, in the shape of the form. */
  kept: (stored: object) => Partial<Values>;
  /** Sentences by field; none when it may be sent. */
  rules: (values: Values, limit: number | undefined) => Record<string, string>;
  /** What is sent. */
  data: (values: Values) => Record<string, unknown>;
  Fields: ComponentType<{ limit: number; review: FullReview; letters: SecondaryLetters | null }>;
  /** Files that go with it. */
  letters?: (options: LettersOptions<Values>) => SecondaryLetters;
}

type LettersOptions<Values extends object> = Omit<Parameters<typeof createSecondaryLetters>[0], 'form'> & {
  form: FormStore<Values>;
};

export const internForm: ProgrammeForm<SecondaryInternForm> = {
  from: secondaryInternForm,
  kept: keptInternForm,
  rules: secondaryInternRules,
  data: secondaryInternData,
  Fields: SecondaryInternFields,
  letters: createSecondaryLetters,
};

export const visitorForm: ProgrammeForm<SecondaryVisitorForm> = {
  from: secondaryVisitorForm,
  kept: (stored) => stored,
  rules: secondaryVisitorRules,
  data: secondaryVisitorData,
  Fields: SecondaryVisitorFields,
};
