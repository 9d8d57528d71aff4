import type { ApplicationType } from '@portal/contract-svc-applications-v1';
import type { FieldErrors } from '@portal/service-kit/errors';
import type Joi from 'joi';
import type { FormData, WholeApplication } from '../applications/application';
import type { Stores } from '../store';

/** What is left to write down with the submission. */
export interface Kept {
  form: FormData;
  /** What the document has of it, where a form cannot tell it. */
  answers?: FormData;
  purpose?: string;
}

/** The form of a further application as data: all that is asked beside what is known of the person. */
export interface SecondaryForm<Answers extends object = object> {
  type: ApplicationType;
  id: string;
  path: string;
  fields: { [Field in keyof Answers]-?: Joi.Schema };
  /** Rules that concern more than one field. */
  problems?(answers: Answers): FieldErrors;
  /** Writes the answers down in the tables that staff and reports read. */
  keep(within: Stores, application: WholeApplication, answers: Answers): Promise<Kept>;
}

/** Forgets the form's own type, so that both stand in one list. */
export const defineForm = <Answers extends object>(form: SecondaryForm<Answers>): SecondaryForm =>
  form as unknown as SecondaryForm;
