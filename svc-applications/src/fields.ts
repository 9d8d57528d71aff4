import { generalMessages, limits } from '@portal/contract-svc-applications-v1';
import Joi from 'joi';

export interface Problem {
  /** joi's name for what is wrong. */
  code: string;
  /** Where in a list, from 1. */
  position: number;
}

/** A sentence, or one that depends on what is wrong or where. */
export type Sentence = string | ((problem: Problem) => string);

/**
 * Gives a field its own sentence for whatever is wrong with it; too long says what is allowed. Of several things
 * wrong with one field the first is told.
 */
export function saying<S extends Joi.AnySchema>(
  schema: S,
  sentence: Sentence,
  tooLong: (limit: number) => string = generalMessages.tooLong,
): S {
  return schema.error((reports) => {
    const [first] = reports;
    if (!first) return reports;
    const { code, local, path } = first;
    const told =
      code === 'string.max'
        ? tooLong(local.limit ?? 0)
        : typeof sentence === 'string'
          ? sentence
          : sentence({ code, position: positionIn(path) });
    return [Object.assign(first, { message: told })];
  }) as S;
}

const positionIn = (path: (string | number)[]): number =>
  Number(path.findLast((part) => typeof part === 'number') ?? 0) + 1;

/** A needed answer of one line. */
export const line = (sentence: Sentence, least = 1) =>
  saying(Joi.string().trim().min(least).max(limits.line).required(), sentence);

/** A needed answer of several lines. */
export const text = (sentence: Sentence, least = 1) =>
  saying(Joi.string().trim().min(least).max(limits.text).required(), sentence);

/** Members of `form_data` are called as in every other call: `form_data.institutions.0.name` is `institutions.0.name`. */
export function namedAsInTheForm(reports: Joi.ErrorReport[]): Joi.ErrorReport[] {
  for (const report of reports) if (report.path.length > 1) report.path = report.path.slice(1);
  return reports;
}

export const blankIsNull = (schema: Joi.StringSchema) => schema.empty(Joi.valid('', null)).default(null);

/** May be left out; then it is null. */
export const optionalLine = () =>
  blankIsNull(Joi.string().trim().max(limits.line)).messages({
    'string.max': generalMessages.tooLong(limits.line),
  });
export const optionalText = () =>
  blankIsNull(Joi.string().trim().max(limits.text)).messages({
    'string.max': generalMessages.tooLong(limits.text),
  });

export const oneOf = (values: readonly string[], sentence: Sentence) =>
  saying(
    Joi.string()
      .valid(...values)
      .required(),
    sentence,
  );

/** 'YYYY-MM-DD', and a day that there is. */
export function isDay(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

const { min, max } = limits.graduationYear;

/** A needed day within the years that the portal knows, without a sentence of its own yet. */
export const dayRule = () =>
  Joi.string()
    .required()
    .custom((value: string, helpers) =>
      isDay(value) && value >= `${min}-01-01` && value <= `${max}-12-31` ? value : helpers.error('date.base'),
    )
    .meta(dayInDocument);

export const day = (sentence: Sentence) => saying(dayRule(), sentence);

/** A needed day that comes after the one in the field `start` beside it. */
export const dayAfter = (start: string, sentence: string, order: string) =>
  saying(
    dayRule().custom((value: string, helpers) => {
      const [beside] = helpers.state.ancestors as [Record<string, unknown>];
      const begins = String(beside[start] ?? '');
      // A beginning that is no day has a sentence of its own.
      return !isDay(begins) || value > begins ? value : helpers.error('day.order');
    }),
    ({ code }) => (code === 'day.order' ? order : sentence),
  );

export const dayInDocument = {
  swagger: { type: 'string', format: 'date' },
  swaggerOverride: true,
};

export const emailRule = () => Joi.string().trim().lowercase().max(254).email({ tlds: false });

export const email = (sentence: Sentence) => saying(emailRule().required(), sentence);

const yes = ['yes', true];

/** A form asks yes or no; editors send true or false. */
export const yesOrNo = (sentence: Sentence) =>
  saying(
    Joi.alternatives(Joi.string().valid('yes', 'no'), Joi.boolean().strict()).custom(
      (value: string | boolean) => yes.includes(value),
    ),
    sentence,
  );

/** The word that a form has for it. */
export const asYesNo = (value: boolean | null | undefined): string =>
  value === null || value === undefined ? '' : value ? 'yes' : 'no';

const wrongFigure = ['number.min', 'number.max', 'number.integer', 'number.base', 'number.unsafe'];

/** A whole number, as typed or as a number; one sentence for none, one for a wrong one. */
export const figure = ({ min, max }: { min: number; max: number }, missing: string, wrong: string) =>
  saying(Joi.number().integer().min(min).max(max).empty(''), ({ code }) =>
    wrongFigure.includes(code) ? wrong : missing,
  );

/** Rows of one list. */
export const rows = (row: Joi.ObjectSchema, most: number = limits.rows) =>
  Joi.array()
    .items(row)
    .max(most)
    .messages({ 'array.max': generalMessages.tooManyRows(most), 'array.base': 'Must be a list' });

export const recordId = Joi.number().integer().positive().max(2_147_483_647);
/** Of a path that names one thing. */
export const idParams = Joi.object<{ id: number }>({ id: recordId.required() });
/** The version that the change was made on; without it the change is merged. */
export const version = Joi.number().integer().min(0).optional();

/** A needed text whose length an administrator sets. */
export const capped = (limit: () => number, sentence: Sentence, tooLong: (limit: number) => string) =>
  saying(
    Joi.string()
      .trim()
      .required()
      .custom((value: string, helpers) =>
        value.length > limit() ? helpers.error('string.max', { limit: limit() }) : value,
      ),
    sentence,
    tooLong,
  );
