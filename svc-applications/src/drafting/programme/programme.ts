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

/** The call of a section; by default it names the application by `intern_details_id`. */
export interface SectionUploadTarget extends UploadTarget {
  section: Section;
  namedBy?: 'intern_details_id' | 'application_id';
}

/** The schema of a response, and the presenter that makes it. */
export interface Answer<Schema> {
  answer: Schema;
  present(contents: Contents, application: WholeApplication): object;
}

/** A programme's wizard as data: its calls, its form, and its sections. */
export interface Programme {
  type: ApplicationType;
  signIn: UploadTarget;
  getProgress: UploadTarget;
  saveProgress: UploadTarget;
  /** The personal details, and the sections that are sent in the same call. */
  personal: { door: UploadTarget; fields: typeof personalFields; further: Section[] };
  sections: SectionUploadTarget[];
  uploads: StoredUploadTarget[];
  /** The form in progress. */
  form: Joi.ObjectSchema;
  /** The part of an unfinished form that replaces stored answers; by default all of it. */
  merged?(typed: Answers, stored: Answers): Answers;
  /** The form as it is read back. */
  storedForm: Joi.ObjectSchema;
  review: Answer<Joi.ObjectSchema>;
  /** The members of its progress besides those of every wizard. */
  progress?: Answer<Record<string, Joi.Schema>>;
  submission: {
    door: UploadTarget;
    /** The members besides the signature. */
    fields: Record<string, Joi.Schema>;
    /** The files that a submission needs and that are missing, letters included, by their names in the form. */
    lacks(answers: Answers, contents: Contents): FieldErrors;
  };
}
