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
  /** The upload type of the file in a field; by default the field's name. */
  typeOf?(field: string): string;
  /** The errors if no file was sent. */
  nothing: FieldErrors;
  /** The members of the response besides the version. */
  answer: Record<string, Joi.Schema>;
  /** Makes the response; `fields` are the fields with files in this request. */
  present(contents: Contents, fields: string[]): object;
}
