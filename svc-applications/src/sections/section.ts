import { type FieldErrors, Invalid } from '@portal/service-kit/errors';
import type Joi from 'joi';
import type { FormData, WholeApplication } from '../applications/application';
import type { Contents } from '../applications/contents';
import type { Stores } from '../store';
import { keepTold, type Told, toldTogether } from './told';

/**
 * A part of an application that is stored as a whole: how it is checked, where it goes, and under which names it
 * stands in the form. The same for every programme; each gives it a call of its own.
 */
export interface Section<Answers extends object = object> {
  summary: string;
  fields: { [Field in keyof Answers]-?: Joi.Schema };
  /** Rules that concern more than one field, or the form as it was stored last. */
  problems?(answers: Answers, form: FormData): FieldErrors;
  /** What staff and reports read of it. */
  told(answers: Answers, form: FormData): Told;
  form(answers: Answers): FormData;
}

/** A section with the way back: what the form, or what is stored, says of it. */
export interface FormSection<Answers extends object = object> extends Section<Answers> {
  /** Its own members of the form, each only where the form has it. */
  typed(form: FormData): FormData;
  /** The same as they would be if they were made of what is stored. */
  stored(contents: Contents): FormData;
  /** The members of a form that has none of them yet, as they would be made of what is stored. */
  refill(contents: Contents, form: FormData): FormData;
  /** What its call would be sent: the members of the form under the call's names. */
  answers(typed: FormData, form: FormData): object;
  /** Where a field of its call stands in the form. */
  path(field: string): string;
}

/** Forgets the section's own type, so that sections of all kinds stand in one table. */
export const defineSection = <Answers extends object>(section: Section<Answers>): Section =>
  section as unknown as Section;

type OwnWay = Pick<FormSection, 'stored'> & Partial<FormSection> & { keys?: readonly string[] };

/** A section and its way back; the form's names are those of the call unless said otherwise. */
export const defineFormSection = <Answers extends object>(
  section: Section<Answers>,
  { keys = Object.keys(section.fields), ...way }: OwnWay,
): FormSection => ({
  ...defineSection(section),
  typed: (form) => Object.fromEntries(keys.filter((key) => key in form).map((key) => [key, form[key]])),
  refill: (contents) => way.stored(contents),
  answers: (typed) => typed,
  path: (field) => field,
  ...way,
});

/** Several parts that one call takes together. */
export const joined = (summary: string, ...parts: Section[]): Section => ({
  summary,
  fields: merged(parts.map(({ fields }) => fields)),
  problems: (answers, form) => merged(parts.map((part) => part.problems?.(answers, form) ?? {})),
  told: (answers, form) => toldTogether(parts.map((part) => part.told(answers, form))),
  form: (answers) => merged(parts.map((part) => part.form(answers))),
});

const merged = <Part extends object>(parts: Part[]): Part => Object.assign({}, ...parts);

/**
 * Writes a section down; answers the form's members.
 * @throws Invalid
 */
export async function keepSection(
  section: Section,
  answers: object,
  { stores, application }: { stores: Stores; application: WholeApplication },
): Promise<FormData> {
  const problems = section.problems?.(answers, application.formData) ?? {};
  if (Object.keys(problems).length > 0) throw new Invalid(problems);
  await keepTold(stores, application.id, section.told(answers, application.formData));
  return section.form(answers);
}
