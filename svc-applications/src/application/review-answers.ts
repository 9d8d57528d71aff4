import {
  extraIn,
  internshipSections,
  type Leaf,
  type RowAliases,
  type Rows,
  type Section,
  visitSections,
} from '@portal/contract-svc-applications-v1/questions';
import Joi from 'joi';
import { day, listOf, maybe, uploadsAnswer, words } from '../platform';
import { places, reviewed, reviewedByInternship, reviewedByVisit } from './answered/reviewed';
import { referenceAnswer } from './reference-answer';

export const nullableInteger = () => Joi.number().integer().allow(null).required();
export const nullableBoolean = () => Joi.boolean().allow(null).required();
export const yes = () => Joi.boolean().required();

const furtherAnswer = ({ kind }: Leaf): Joi.Schema => {
  if (kind === 'whole') return nullableInteger();
  return kind === 'yes-no' || kind === 'tick' ? nullableBoolean() : maybe();
};

/** The schemas of answers that have no named member in a review. */
export const furtherFields = (sections: readonly Section[]): Record<string, Joi.Schema> =>
  Object.fromEntries(
    Object.entries(extraIn(sections)).map(([key, question]) => [key, furtherAnswer(question)]),
  );

/** The schema of these answers as one member of a review; an empty object if the sections have no such question. */
function furtherAnswers(sections: readonly Section[]): Record<string, Joi.Schema> {
  const fields = furtherFields(sections);
  return Object.keys(fields).length > 0 ? { answers: Joi.object(fields) } : {};
}

/** The schema of one answer. In the row of a list, every question that all applicants are asked has an answer. */
function leafAnswer({ kind, optional, when, later }: Leaf, inRow = false): Joi.Schema {
  const isDay = kind === 'day' || kind === 'birth';
  // Questions that no wizard asks are present only where they were answered.
  if (later) return (isDay ? day() : kind === 'yes-no' ? Joi.boolean() : words()).optional();
  if (isDay) return day();
  if (kind === 'whole') return nullableInteger();
  if (kind === 'yes-no') return nullableBoolean();
  return optional || when || (kind === 'essay' && !inRow) ? maybe() : words();
}

const rowAnswer = ({ of }: Rows): Record<string, Joi.Schema> =>
  Object.fromEntries(Object.entries(of).map(([key, question]) => [key, leafAnswer(question, true)]));

/** The answers of some sections at their places in a review. */
function placedAnswers(sections: Parameters<typeof places>[0]): Record<string, Joi.Schema> {
  const records: Record<string, Record<string, Joi.Schema> | Joi.Schema> = {};
  for (const [[first = '', within], , question] of places(sections)) {
    const answer = question.kind === 'rows' ? listOf(rowAnswer(question)) : leafAnswer(question);
    records[first] = within ? { ...records[first], [within]: answer } : answer;
  }
  return Object.fromEntries(
    Object.entries(records).map(([name, answer]) => [
      name,
      Joi.isSchema(answer) ? answer : Joi.object(answer).required(),
    ]),
  );
}

/** The answers in every review. */
export const reviewedAnswers = placedAnswers(reviewed);
export const detailsAnswer = reviewedAnswers.intern_details as Joi.ObjectSchema;

/** The rows of a list, with the additional names of their members. */
export const rowsWithAliases = (list: Rows, { shown: values = {} }: RowAliases = {}): Joi.Schema =>
  listOf({
    ...rowAnswer(list),
    ...Object.fromEntries(
      Object.entries(values).map(([alias, key]) => [alias, words().description(`The same as ${key}`)]),
    ),
  });

export const incompleteAnswer = {
  incomplete_rows: Joi.object()
    .pattern(Joi.string(), Joi.array().items(Joi.object().unknown()))
    .meta({ swagger: { additionalProperties: true } })
    .description('Of a draft: rows that are typed and not complete, by the keys of their lists'),
};

export const internshipReviewAnswer = Joi.object({
  ...placedAnswers(reviewedByInternship),
  references: listOf(referenceAnswer),
  uploads: uploadsAnswer,
  ...furtherAnswers(internshipSections),
  ...incompleteAnswer,
}).required();

export const visitorReviewFields = {
  full_name: words(),
  institution_name: maybe(),
  institution_position: maybe(),
};
export const visitorAnswer = Joi.object(visitorReviewFields).required();

export const logisticsFields = {
  visit_start_date: day(),
  visit_end_date: day(),
  is_institution: yes(),
  has_visited: nullableBoolean(),
  people_participated: nullableInteger(),
  accommodation_type: maybe(),
  needs_visa_assistance: nullableBoolean(),
  travel_from_country: maybe(),
  travel_from_city: maybe(),
  emergency_contact_name: maybe(),
  emergency_contact_relationship: maybe(),
  emergency_contact_phone: maybe(),
  emergency_contact_email: maybe(),
  declaration_accuracy: yes(),
  declaration_conduct: yes(),
  declaration_data_processing: yes(),
};

const { intern_details, periods, ...ofVisit } = placedAnswers(reviewedByVisit);

export const visitReviewAnswer = Joi.object({
  intern_details,
  visitor_info: visitorAnswer,
  ...ofVisit,
  logistics: Joi.object(logisticsFields).allow(null).required(),
  periods,
  uploads: uploadsAnswer,
  ...furtherAnswers(visitSections),
  ...incompleteAnswer,
  form_data: Joi.object({
    signature: maybe(),
    agreement: yes(),
    previous_degrees: maybe(),
    personal_statement: maybe(),
    hours_available: nullableInteger(),
  }).required(),
}).required();
