import {
  type FormLimits,
  limits as fixed,
  generalMessages,
  valuesOf,
} from '@portal/contract-svc-applications-v1';
import {
  type Answers,
  type Leaf,
  type Question,
  type Questions,
  type Rows,
  read,
  textOf,
} from '@portal/contract-svc-applications-v1/questions';
import { ruleTexts, textMessages, withText } from '@portal/service-kit/messages';
import Joi from 'joi';
import { message } from '../../platform';
import { latestToday } from './today';

type Limits = () => FormLimits;

/** Limits for sections in which administrators set none: a text may have any length. */
export const unlimited: Limits = () => ({ experience_description: Infinity, personal_statement: Infinity });

/** The description of a question's answer in the API's document. */
function documented(question: Leaf): object {
  const least = leastOf(question);
  switch (question.kind) {
    case 'line':
      return { type: 'string', ...least, maxLength: fixed.line };
    case 'text':
      return { type: 'string', ...least, maxLength: fixed.text };
    case 'essay':
      return { type: 'string', ...('min' in question ? least : {}) };
    case 'choice':
      return { type: 'string', enum: [...(question.documented ?? valuesOf(question.options))] };
    case 'yes-no':
      return { anyOf: [{ type: 'string', enum: ['yes', 'no'] }, { type: 'boolean' }] };
    case 'tick':
      return { type: 'boolean' };
    case 'day':
    case 'birth':
      return { type: 'string', format: 'date' };
    case 'whole':
      return { type: 'integer', minimum: question.min, maximum: question.max };
    case 'email':
      return { type: 'string', format: 'email', maxLength: 254 };
    case 'phone':
      return { type: 'string', maxLength: 40 };
  }
}

const noted = ({ note }: Pick<Leaf, 'note'>): object => (note ? { description: note } : {});

function leastOf(question: Leaf): object {
  const { min = 1 } = question as { min?: number };
  return question.optional || question.when || min === 0 ? {} : { minLength: min };
}

/** The schema of one answer: checked by the question's own rules, and described for the API's document. */
function leafSchema(question: Leaf, limits: Limits): Joi.Schema {
  const check: Joi.CustomValidator = (typed, { state, error }) => {
    const [beside = {}] = state.ancestors as [Answers | undefined];
    const position = Number(state.path?.findLast((part) => typeof part === 'number') ?? 0) + 1;
    const place = { beside, position, limits: limits(), today: latestToday() };
    const { value, wrong } = read(question, typed, place);
    // The value must not be undefined, not even for an empty answer: joi would keep the typed value then.
    return wrong === undefined ? value : error(...withText(wrong));
  };
  const schema = Joi.any()
    .custom(check)
    .messages(textMessages)
    .meta({ swagger: documented(question), swaggerOverride: true });
  if (question.later) return schema.empty(Joi.valid('', null));
  if (question.optional) return schema.empty(Joi.valid('', null)).default(null);
  if (question.when) return askedSchema(question, schema);
  return schema.required().error(missingMessage(question));
}

/** A question that depends on other answers: required if they call for it, otherwise a sent value is dropped. */
function askedSchema(question: Leaf, schema: Joi.Schema): Joi.Schema {
  const nothing = Joi.any()
    .custom(() => null)
    .default(null);
  const { type, ...described } = documented(question) as { type?: string };
  const swagger = { type, nullable: true, ...described, ...noted(question) };
  return Object.entries(question.when ?? {})
    .reduce<Joi.Schema>(
      (then, [key, is]) => Joi.when(key, { is, then, otherwise: nothing }),
      schema.required().error(missingMessage(question)),
    )
    .meta({ swagger, swaggerOverride: true });
}

/** A missing answer is reported in the question's own words. */
const missingMessage =
  (question: Leaf): Joi.ValidationErrorFunction =>
  (reports) => {
    for (const report of reports) {
      if (report.code !== 'any.required') continue;
      const position = Number(report.path.findLast((part) => typeof part === 'number') ?? 0) + 1;
      const place = { beside: {}, position, limits: unlimited(), today: latestToday() };
      const { when, ...asked } = question;
      Object.assign(report, { message: read(asked as Leaf, undefined, place).wrong });
    }
    return reports;
  };

/** The schema of a list; `row` is the schema of a row, which may have more members than questions. */
export function rowsSchema(
  { min, max = fixed.rows, none, tooMany }: Rows,
  row: Joi.ObjectSchema,
): Joi.Schema {
  const list = Joi.array()
    .items(row)
    .max(max)
    .messages(
      ruleTexts({
        'array.base': message('mustBeList'),
        'array.max': tooMany ? textOf(tooMany) : generalMessages.tooManyRows(max),
        ...(none && { 'array.min': textOf(none), 'any.required': textOf(none) }),
      }),
    );
  return min ? list.min(min).required() : list;
}

/** The schema of one question's answer. Each check reads `limits` again: an administrator may raise them. */
export const schemaOf = (question: Question, limits: Limits = unlimited): Joi.Schema =>
  question.kind === 'rows'
    ? rowsSchema(question, Joi.object(schemasOf(question.of, { limits })))
    : leafSchema(question, limits);

/** The schema of an answer that may be absent, and must be valid where it is sent. */
export const schemaIfSent = (question: Leaf): Joi.Schema => {
  const { optional, when, ...asked } = question;
  return leafSchema(asked as Leaf, unlimited).optional();
};

/** The schemas of all or the named questions, by their keys. */
export const schemasOf = <Ask extends Questions, Key extends keyof Ask & string = keyof Ask & string>(
  ask: Ask,
  { only, limits }: { only?: readonly Key[]; limits?: Limits } = {},
): { [Name in Key]: Joi.Schema } => {
  const keys = only ?? (Object.keys(ask) as Key[]);
  return Object.fromEntries(keys.map((key) => [key, schemaOf(ask[key] as Question, limits)])) as {
    [Name in Key]: Joi.Schema;
  };
};
