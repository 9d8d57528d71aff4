import type { FieldErrors } from '@portal/service-kit/errors';
import type Joi from 'joi';
import type { FormData, WholeApplication } from '../applications/application';
import type { Contents } from '../applications/contents';
import type { Asker } from '../applications/policy';
import type { ApplicationChanges } from '../applications/store';
import type { Section } from '../sections/section';
import { keepTold } from '../sections/told';
import type { Stores } from '../store';

/** Who edits what, with what stands there now. */
export interface Editing {
  stores: Stores;
  asker: Asker;
  application: WholeApplication;
  contents: Contents;
}

/** One member of what an editor sends: how it is checked, where it goes, and what the form holds of it then. */
export interface Member<Value = unknown> {
  /** As it is called; further names are taken too. */
  names: readonly [string, ...string[]];
  schema: Joi.Schema;
  /** Makes of what editors send what the schema takes. `form` has what was changed before it. */
  prepare?(given: unknown, form: FormData, editing: Editing): unknown;
  /** Rules that concern more than one field; fields by their place in the value. */
  problems?(value: Value, form: FormData, editing: Editing): FieldErrors;
  keep(value: Value, form: FormData, editing: Editing): Promise<void>;
  form(value: Value, form: FormData): FormData;
  /** What the application's document has of it; what the form has unless said otherwise. */
  answered?(value: Value): FormData;
  /** Columns of the application itself. */
  changes?(value: Value): ApplicationChanges;
}

/** Forgets the member's own type, so that members of all kinds stand in one table. */
export const defineMember = <Value>(member: Member<Value>): Member => member as Member;

export const fieldsOf = ({ fields }: Section) => fields as Record<string, Joi.Schema>;

interface Place {
  names: Member['names'];
  section: Section;
  prepare?: Member['prepare'];
}

/** A section of one field; `field` is its name in the section's call. */
export function fieldMember({ names, section, prepare }: Place, field: string): Member {
  const schema = fieldsOf(section)[field];
  if (!schema) throw new Error(`The section has no ${field}`);
  const answers = (value: unknown) => ({ [field]: value });
  return {
    names,
    schema,
    ...(prepare && { prepare }),
    keep: (value, form, { stores, application }) =>
      keepTold(stores, application.id, section.told(answers(value), form)),
    form: (value) => section.form(answers(value)),
    answered: (value) => (section.answered ?? section.form)(answers(value)),
  };
}
