import type { ApplicationType } from '@portal/contract-svc-applications-v1';
import type { FieldErrors } from '@portal/service-kit/errors';
import type Joi from 'joi';
import type { Answers, Contents, personalFields, Section, WholeApplication } from '../../application';
import type { StoredUploadTarget } from '../../documents';

/** The id and path of a call. */
export interface UploadTarget {
  id: string;
  path: string;
}

/** The call of a section; it names the application by `intern_details_id` by default. */
export interface SectionUploadTarget extends UploadTarget {
  section: Section;
  namedBy?: 'intern_details_id' | 'application_id';
}

/** The schema of an answer, and the presenter that makes it. */
export interface Answer<Schema> {
  answer: Schema;
  present(contents: Contents, application: WholeApplication): object;
}

/** One wizard as data: its calls, its form, and its sections. */
export interface Programme {
  type: ApplicationType;
  signIn: UploadTarget;
  getProgress: UploadTarget;
  saveProgress: UploadTarget;
  /** The personal set, and the sections that come in the same call. */
  personal: { door: UploadTarget; fields: typeof personalFields; further: Section[] };
  sections: SectionUploadTarget[];
  uploads: StoredUploadTarget[];
  /** The form in progress. */
  form: Joi.ObjectSchema;
  /** The part of a form in progress that replaces stored answers; all of it by default. */
  merged?(typed: Answers, stored: Answers): Answers;
  /** The form as it is read back. */
  storedForm: Joi.ObjectSchema;
  review: Answer<Joi.ObjectSchema>;
  /** The fields of its progress beside those of every wizard. */
  progress?: Answer<Record<string, Joi.Schema>>;
  submission: {
    door: UploadTarget;
    /** The fields beside the signature. */
    fields: Record<string, Joi.Schema>;
    /** The files without which it cannot be submitted, letters included, by their names in the form. */
    lacks(answers: Answers, contents: Contents): FieldErrors;
  };
}
