import { type FieldErrors, Invalid } from '@portal/service-kit/errors';
import type Joi from 'joi';
import type { FormData, WholeApplication } from '../applications/application';
import type { Stores } from '../store';

/**
 * A part of an application that is stored as a whole: how it is checked, where it goes, and under which names it
 * stands in the form. The same for every programme; each gives it a call of its own.
 */
export interface Section<Answers extends object = object> {
  summary: string;
  fields: { [Field in keyof Answers]-?: Joi.Schema };
  /** Rules that concern more than one field, or the form as it was stored last. */
  problems?(answers: Answers, form: FormData): FieldErrors;
  /** Writes it down in the tables that staff and reports read. */
  keep(stores: Stores, applicationId: number, answers: Answers, form: FormData): Promise<void>;
  form(answers: Answers): FormData;
}

/** Forgets the section's own type, so that sections of all kinds stand in one table. */
export const defineSection = <Answers extends object>(section: Section<Answers>): Section =>
  section as unknown as Section;

/** Several parts that one call takes together. */
export const joined = (summary: string, ...parts: Section[]): Section => ({
  summary,
  fields: merged(parts.map(({ fields }) => fields)),
  problems: (answers, form) => merged(parts.map((part) => part.problems?.(answers, form) ?? {})),
  async keep(stores, applicationId, answers, form) {
    for (const part of parts) await part.keep(stores, applicationId, answers, form);
  },
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
  await section.keep(stores, application.id, answers, application.formData);
  return section.form(answers);
}
