import { type FieldErrors, Invalid } from '@portal/service-kit/errors';
import type Joi from 'joi';
import type { FormData, WholeApplication } from '../applications/application';
import type { StoredContents } from '../applications/contents';
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
  /** What the application's document has of it; what the form has unless said otherwise. */
  answered?(answers: Answers): FormData;
}

/** A section with the way back: what its tables say of it. */
export interface FormSection<Answers extends object = object> extends Section<Answers> {
  /** Its members of the form as they would be made of what the tables hold. */
  stored(contents: StoredContents): FormData;
  /** The members of a form that has none of them yet, as they would be made of what is stored. */
  refill(contents: StoredContents, form: FormData): FormData;
}

/** Forgets the section's own type, so that sections of all kinds stand in one table. */
export const defineSection = <Answers extends object>(section: Section<Answers>): Section =>
  section as unknown as Section;

type OwnWay = Pick<FormSection, 'stored'> & Partial<FormSection>;

/** A section and its way back. */
export const defineFormSection = <Answers extends object>(
  section: Section<Answers>,
  way: OwnWay,
): FormSection => ({
  ...defineSection(section),
  refill: (contents) => way.stored(contents),
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
