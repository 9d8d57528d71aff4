import { generalMessages, limits } from '@portal/contract-svc-applications-v1';
import { ruleTexts, type Text, whenever } from '@portal/service-kit/messages';
import Joi from 'joi';
import { message } from './messages';

export interface Problem {
  /** joi's code for the problem. */
  code: string;
  /** The row of a list, from 1. */
  position: number;
}

/** A sentence, or a function that makes one from the problem's code and row. */
export type Sentence = Text | ((problem: Problem) => Text);

/**
 * Gives a field its own sentence for every problem except a text that is too long, where the limit is named. If a field
 * has several problems, the first is reported.
 */
export function withMessage<S extends Joi.AnySchema>(
  schema: S,
  sentence: Sentence,
  tooLong: (limit: number) => Text = generalMessages.tooLong,
): S {
  return schema.error((reports) => {
    const [first] = reports;
    if (!first) return reports;
    const { code, local, path } = first;
    const message =
      code === 'string.max'
        ? tooLong(local.limit ?? 0)
        : typeof sentence === 'function'
          ? sentence({ code, position: positionIn(path) })
          : sentence;
    return [Object.assign(first, { message })];
  }) as S;
}

const positionIn = (path: (string | number)[]): number =>
  Number(path.findLast((part) => typeof part === 'number') ?? 0) + 1;

/** Names problems of `form_data` as other calls do: `form_data.institutions.0.name` becomes `institutions.0.name`. */
export function namedAsInTheForm(reports: Joi.ErrorReport[]): Joi.ErrorReport[] {
  for (const report of reports) if (report.path.length > 1) report.path = report.path.slice(1);
  return reports;
}

export const blankIsNull = (schema: Joi.StringSchema) => schema.empty(Joi.valid('', null)).default(null);

/** A text that may be absent, and is null then. */
export const optionalText = () =>
  blankIsNull(Joi.string().trim().max(limits.text)).messages(
    whenever(generalMessages.tooLong(limits.text), 'string.max'),
  );

export const oneOf = (values: readonly string[], sentence: Sentence) =>
  withMessage(
    Joi.string()
      .valid(...values)
      .required(),
    sentence,
  );

/** A boolean as the form writes it: 'yes', 'no', or '' for null. */
export const asYesNo = (value: boolean | null | undefined): string =>
  value === null || value === undefined ? '' : value ? 'yes' : 'no';

/** A list with at most this number of rows. */
export const rows = (row: Joi.ObjectSchema, most: number = limits.rows) =>
  Joi.array()
    .items(row)
    .max(most)
    .messages(
      ruleTexts({ 'array.max': generalMessages.tooManyRows(most), 'array.base': message('mustBeList') }),
    );

export const recordId = Joi.number().integer().positive().max(2_147_483_647);
/** The parameters of a path with one id. */
export const idParams = Joi.object<{ id: number }>({ id: recordId.required() });
/** The version on which the change is based; without it the change is merged. */
export const version = Joi.number().integer().min(0).optional();
