import { type FieldErrors, Invalid } from '@portal/service-kit/errors';
import type Joi from 'joi';
import { type Answers, typedOut } from '../answers/answers';

/** A part of an application that one call receives as a whole: its schema, and the answers that it changes. */
export interface Section<Body extends object = object> {
  summary: string;
  fields: { [Field in keyof Body]-?: Joi.Schema };
  /** Rules that concern more than one field, or earlier answers. */
  problems?(body: Body, stored: Answers): FieldErrors;
  answers(body: Body): Answers;
}

/** Drops the type parameter, so that sections of all kinds fit into one table. */
export const defineSection = <Body extends object>(section: Section<Body>): Section =>
  section as unknown as Section;

/** A section whose answers have the keys of its fields. */
export const plainSection = (summary: string, fields: Record<string, Joi.Schema>): Section => ({
  summary,
  fields: fields as Section['fields'],
  answers: (body) =>
    Object.fromEntries(
      Object.entries(body).flatMap(([key, value]) => (key in fields ? [[key, typedOut(value)]] : [])),
    ),
});

/**
 * The answers to store for a section that was sent.
 * @throws Invalid
 */
export function answersOfSection(section: Section, body: object, stored: Answers): Answers {
  const problems = section.problems?.(body, stored) ?? {};
  if (Object.keys(problems).length > 0) throw new Invalid(problems);
  return section.answers(body);
}
