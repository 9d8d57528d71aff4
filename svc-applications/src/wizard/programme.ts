import type { ApplicationType } from '@portal/contract-svc-applications-v1';
import type { FieldErrors } from '@portal/service-kit/errors';
import type Joi from 'joi';
import type { Answers } from '../answered/answers';
import type { FormData, WholeApplication } from '../applications/application';
import type { Contents } from '../applications/contents';
import type { UploadDoor } from '../documents/door';
import type { personalFields } from '../sections/personal';
import type { Section } from '../sections/section';

/** Which call does it. */
export interface Door {
  id: string;
  path: string;
}

/** A section's call; it names the application by the id of its details unless said otherwise. */
export interface SectionDoor extends Door {
  section: Section;
  namedBy?: 'intern_details_id' | 'application_id';
}

/** A schema of what is answered, and who writes it. */
export interface Answer<Schema> {
  answer: Schema;
  present(contents: Contents, application: WholeApplication): object;
}

/** One wizard as data: its calls, its form, and the sections that it asks for. */
export interface Programme {
  type: ApplicationType;
  signIn: Door;
  getProgress: Door;
  saveProgress: Door;
  /** The personal set, and the sections that come with it in one call. */
  personal: { door: Door; fields: typeof personalFields; further: Section[] };
  sections: SectionDoor[];
  uploads: UploadDoor[];
  /** What is taken while it is being typed. */
  form: Joi.ObjectSchema;
  /** What of a form that is being typed takes the place of the stored one's members; all of it unless said otherwise. */
  merged?(typed: FormData, stored: FormData): FormData;
  /** What is read back. */
  storedForm: Joi.ObjectSchema;
  review: Answer<Joi.ObjectSchema>;
  /** What its progress carries beside what every wizard's does. */
  progress?: Answer<Record<string, Joi.Schema>>;
  submission: {
    door: Door;
    /** What is signed beside the signature. */
    fields: Record<string, Joi.Schema>;
    /** Files that it cannot be handed in without, by the names of the form; of letters too. */
    lacks(answers: Answers, contents: Contents): FieldErrors;
  };
}
