import { type FieldErrors, Invalid } from '@portal/service-kit/errors';
import { validated } from '@portal/service-kit/http';
import Joi from 'joi';
import type { FormData } from '../applications/application';
import type { Contents } from '../applications/contents';
import { dayInDocument } from '../fields';
import { sameAnswer } from './same-answer';
import type { FormSection } from './section';
import { type Told, toldTogether, withTold } from './told';

/** A section in which the form says something else than what is stored. */
interface Changed {
  section: FormSection;
  /** What it says; of what is not right, as much as can be shown. */
  told: Told;
  /** What is wrong with it, by the names of the form. */
  problems: FieldErrors;
}

/** What the form says beside what is stored. */
export interface Reading {
  /** Of the sections that are right. */
  right: Told;
  /** All of it, to be shown. */
  shown: Told;
  problems: FieldErrors;
  /** Whether a place of the form belongs to a section that is not right. */
  isWrong(path: string): boolean;
}

/**
 * Reads the form against what is stored: it was typed last. A section of which it says the same stays as it is stored,
 * by whatever door that came in; a member that the form has not is that of what is stored.
 */
export function readForm(sections: FormSection[], contents: Contents, form: FormData): Reading {
  const changed = sections.flatMap((section) => changedIn(section, contents, form) ?? []);
  const wrong = changed.filter(({ problems }) => Object.keys(problems).length > 0);
  return {
    right: toldTogether(changed.filter((one) => !wrong.includes(one)).map(({ told }) => told)),
    shown: toldTogether(changed.map(({ told }) => told)),
    problems: Object.assign({}, ...wrong.map(({ problems }) => problems)),
    isWrong: (path) => wrong.some(({ section }) => owns(section, path, form)),
  };
}

/** The form with what it lacks of what is stored: who goes on typing in it must not take that for empty. */
export function wholeForm(sections: FormSection[], contents: Contents, form: FormData): FormData {
  const missing: FormData = {};
  for (const section of sections) {
    const all = Object.entries(section.refill(contents, missing));
    Object.assign(missing, Object.fromEntries(all.filter(([, value]) => !sameAnswer(value, ''))));
  }
  return { ...missing, ...form };
}

/** The contents as they were typed last. */
export const asTyped = (sections: FormSection[], contents: Contents, form: FormData): Contents =>
  withTold(contents, readForm(sections, contents, form).shown);

/** The same, without what is not right yet. */
export const asFarAsRight = (sections: FormSection[], contents: Contents, form: FormData): Contents =>
  withTold(contents, readForm(sections, contents, form).right);

const owns = (section: FormSection, path: string, form: FormData): boolean =>
  Object.keys(section.typed(form)).some((field) => {
    const own = section.path(field);
    return path === own || path.startsWith(`${own}.`);
  });

function changedIn(section: FormSection, contents: Contents, form: FormData): Changed | undefined {
  const typed = section.typed(form);
  const stored = section.stored(contents);
  if (Object.keys(typed).every((field) => sameAnswer(typed[field], stored[field]))) return undefined;
  const answers = section.answers(whatIsThere({ ...stored, ...typed }) as FormData, form);
  try {
    const value = validated<object>(Joi.object(section.fields), answers);
    const problems = section.problems?.(value, form) ?? {};
    return { section, told: section.told(value, form), problems };
  } catch (error) {
    if (!(error instanceof Invalid)) throw error;
    const shown = showable(section, answers as FormData);
    const problems = { ...section.problems?.(shown, form), ...named(section, error.fields ?? {}) };
    return { section, told: section.told(shown, form), problems };
  }
}

/** Null and a list of blank rows are ways to say that nothing was typed. */
function whatIsThere(typed: unknown): unknown {
  if (Array.isArray(typed)) return sameAnswer(typed, '') ? [] : typed.map(whatIsThere);
  if (typeof typed !== 'object') return typed;
  if (typed === null) return '';
  return Object.fromEntries(Object.entries(typed).map(([name, value]) => [name, whatIsThere(value)]));
}

function named(section: FormSection, fields: FieldErrors): FieldErrors {
  return Object.fromEntries(Object.entries(fields).map(([field, told = []]) => [section.path(field), told]));
}

/** Answers of which some are not right, as far as they can be shown. */
function showable({ fields }: FormSection, answers: FormData): object {
  const schemas = Object.entries(fields as Record<string, Joi.Schema>);
  return Object.fromEntries(schemas.map(([field, schema]) => [field, shownAnswer(schema, answers[field])]));
}

/** What is right; else the rows of a list that are, and a text as it was typed. */
function shownAnswer(schema: Joi.Schema, typed: unknown): unknown {
  const right = rightValue(schema, typed);
  if (right) return right.value;
  if (schema.type === 'array') {
    const rows: unknown[] = Array.isArray(typed) ? typed : [];
    return rows.flatMap((row) => (rightValue(schema, [row])?.value as unknown[] | undefined) ?? []);
  }
  // What is no day cannot be shown as one.
  if (isDaySchema(schema)) return undefined;
  return schema.type === 'string' || isTextInDocument(schema) ? (typed ?? '') : null;
}

function rightValue(schema: Joi.Schema, typed: unknown): { value: unknown } | undefined {
  try {
    const { value } = validated<FormData>(Joi.object<FormData>({ value: schema }), { value: typed });
    return { value };
  } catch (error) {
    if (error instanceof Invalid) return undefined;
    throw error;
  }
}

const isTextInDocument = (schema: Joi.Schema): boolean =>
  ((schema.describe().metas as { swagger?: { type?: string } }[] | undefined) ?? []).some(
    ({ swagger }) => swagger?.type === 'string',
  );

const isDaySchema = (schema: Joi.Schema): boolean =>
  ((schema.describe().metas as object[] | undefined) ?? []).some(
    (meta) => JSON.stringify(meta) === JSON.stringify(dayInDocument),
  );
