import {
  SecondaryInternFields,
  type SecondaryInternForm,
  SecondaryVisitorFields,
  type SecondaryVisitorForm,
  secondaryInternData,
  secondaryInternForm,
  secondaryInternRules,
  secondaryVisitorData,
  secondaryVisitorForm,
  secondaryVisitorRules,
} from '@portal/application-ui/secondary';
import type { ComponentType } from 'react';
import type { FullReview } from '../api';

/** How the form of a further application differs between the programmes. */
export interface ProgrammeForm<Values extends object> {
  /** What is stored of it already. */
  from: (review: FullReview) => Values;
  /** Sentences by field; none when it may be sent. */
  rules: (values: Values, limit: number | undefined) => Record<string, string>;
  /** What is sent. */
  data: (values: Values) => Record<string, unknown>;
  Fields: ComponentType<{ limit: number; review: FullReview }>;
}

export const internForm: ProgrammeForm<SecondaryInternForm> = {
  from: secondaryInternForm,
  rules: secondaryInternRules,
  data: secondaryInternData,
  Fields: SecondaryInternFields,
};

export const visitorForm: ProgrammeForm<SecondaryVisitorForm> = {
  from: secondaryVisitorForm,
  rules: secondaryVisitorRules,
  data: secondaryVisitorData,
  Fields: SecondaryVisitorFields,
};
