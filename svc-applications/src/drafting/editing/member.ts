import type { FieldErrors } from '@portal/service-kit/errors';
import type Joi from 'joi';
import type { Answers, ApplicationChanges, Contents, Section, WholeApplication } from '../../application';
import type { Actor, Stores } from '../../platform';

/** The editor, the application, and its contents before the edit. */
export interface Editing {
  stores: Stores;
  actor: Actor;
  application: WholeApplication;
  contents: Contents;
  now: Date;
}

/** One member of an edit: its schema, and the answers that it changes. */
export interface Member<Value = unknown> {
  /** The member's name; further names are accepted too. */
  names: readonly [string, ...string[]];
  /** The section that it belongs to, by the key under which that is reopened. */
  section: string;
  schema: Joi.Schema;
  /** Turns an editor's value into the schema's shape. `answers` include the changes of earlier members. */
  prepare?(given: unknown, answers: Answers, editing: Editing): unknown;
  /** Rules that concern more than one field; problems are named by the field's place in the value. */
  problems?(value: Value, answers: Answers, editing: Editing): FieldErrors;
  /** Writes beside the document: the person's own row, the account, letters. */
  keep?(value: Value, editing: Editing): Promise<void>;
  answers(value: Value, stored: Answers): Answers;
  /** Columns of the application itself. */
  changes?(value: Value): ApplicationChanges;
}

/** Drops the type parameter, so that members of all kinds fit into one table. */
export const defineMember = <Value>(member: Member<Value>): Member => member as Member;

export const fieldsOf = ({ fields }: Section) => fields as Record<string, Joi.Schema>;
