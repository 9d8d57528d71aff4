import type { FieldErrors } from '@portal/service-kit/errors';
import type Joi from 'joi';
import type { Contents } from '../application';
import type { Accepts } from './kinds';

/** An upload call as data. */
export interface StoredUploadTarget {
  id: string;
  path: string;
  summary: string;
  /** The form fields with files. */
  fields: string[];
  accepts: Accepts;
  /** The upload type of the file in a field; the field's own name by default. */
  typeOf?(field: string): string;
  /** The errors when no file came. */
  nothing: FieldErrors;
  /** The fields of the answer beside the version. */
  answer: Record<string, Joi.Schema>;
  /** `fields` are the fields with files in this request. */
  present(contents: Contents, fields: string[]): object;
}
