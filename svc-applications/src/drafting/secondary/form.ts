import type { ApplicationType } from '@portal/contract-svc-applications-v1';
import type { FieldErrors } from '@portal/service-kit/errors';
import type Joi from 'joi';
import type { Answers } from '../../application';

/** The form of a further application as data: all questions except those whose answers are known of the person. */
export interface SecondaryForm<Body extends object = object> {
  type: ApplicationType;
  id: string;
  path: string;
  fields: { [Field in keyof Body]-?: Joi.Schema };
  /** Rules that concern more than one field. */
  problems?(body: Body): FieldErrors;
  /** The answers to store from this form. */
  answers(body: Body, stored: Answers): Answers;
}

/** Drops the type parameter, so that both forms fit into one list. */
export const defineForm = <Body extends object>(form: SecondaryForm<Body>): SecondaryForm =>
  form as unknown as SecondaryForm;
