import type { FieldErrors } from '@portal/service-kit/errors';
import type Joi from 'joi';
import type { Answers, ApplicationChanges, Contents, Section, WholeApplication } from '../../application';
import type { Actor, Stores } from '../../platform';

/** The editor, and the application with its contents before the edit. */
export interface Editing {
  stores: Stores;
  actor: Actor;
  application: WholeApplication;
  contents: Contents;
  now: Date;
}

/** A member of an edit: its schema, and the answers that it changes. */
export interface Member<Value = unknown> {
  /** The member's name, then further accepted names. */
  names: readonly [string, ...string[]];
  /** The key of the section to which it belongs, under which staff can reopen it. */
  section: string;
  schema: Joi.Schema;
  /** Brings an editor's value into the schema's shape. `answers` include the changes of earlier members. */
  prepare?(given: unknown, answers: Answers, editing: Editing): unknown;
  /** Rules that concern more than one field; problems are named by the field's place in the value. */
  problems?(value: Value, answers: Answers, editing: Editing): FieldErrors;
  /** Writes outside of the document of answers: to the person's row, the account, or letters. */
  keep?(value: Value, editing: Editing): Promise<void>;
  answers(value: Value, stored: Answers): Answers;
  /** Changes of the application's own columns. */
  changes?(value: Value): ApplicationChanges;
}

/** Drops the type parameter, so that members of all kinds fit into one table. */
export const defineMember = <Value>(member: Member<Value>): Member => member as Member;

export const fieldsOf = ({ fields }: Section) => fields as Record<string, Joi.Schema>;
