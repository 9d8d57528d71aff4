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

/** Members of `form_data` are called as in every other call: `form_data.institutions.0.name` is `institutions.0.name`. */
export function namedAsInTheForm(reports: Joi.ErrorReport[]): Joi.ErrorReport[] {
  for (const report of reports) if (report.path.length > 1) report.path = report.path.slice(1);
  return reports;
}

export const blankIsNull = (schema: Joi.StringSchema) => schema.empty(Joi.valid('', null)).default(null);

/** May be left out; then it is null. */
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

/** The word that a form has for it. */
export const asYesNo = (value: boolean | null | undefined): string =>
  value === null || value === undefined ? '' : value ? 'yes' : 'no';

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
