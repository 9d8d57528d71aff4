import type { FieldErrors } from '@portal/service-kit/errors';
import type Joi from 'joi';
import type { Contents } from '../applications/contents';
import type { Recognise } from './kinds';

/** A call that takes files, as data. */
export interface UploadDoor {
  id: string;
  path: string;
  summary: string;
  /** The fields that files come in. */
  fields: string[];
  recognise: Recognise;
  /** Under which type the file of a field is stored; the field's own name when absent. */
  typeOf?(field: string): string;
  /** What is said when no file came. */
  nothing: FieldErrors;
  /** What is answered beside the version. */
  answer: Record<string, Joi.Schema>;
  /** `fields` that files came in this time. */
  present(contents: Contents, fields: string[]): object;
}
