import { generalMessages, limits } from '@portal/contract-svc-applications-v1';
import type { Leaf, Question, Questions } from '@portal/contract-svc-applications-v1/questions';
import Joi from 'joi';
import { message, withMessage } from '../../platform';

/** Characters of an unfinished text: more than a submission takes, so that no typed text is lost. */
const roomy = 5000;

// `error` produces the sentences only when there is a problem: every save checks a form, so this must be cheap.
export const keptText = (most: number) => withMessage(Joi.string().allow('', null).max(most), 'Must be text');

const line = keptText(limits.line);
/** A number as typed into a field, or as read back from a list. */
const figure = Joi.alternatives(Joi.string().allow('').max(10), Joi.number()).allow(null);
export const keptYesNo = Joi.alternatives(Joi.string().allow('').max(10), Joi.boolean()).allow(null);
const tick = withMessage(Joi.boolean().strict().allow(null), message('mustBeTrueOrFalse'));

const ofKind: Record<Leaf['kind'], Joi.Schema> = {
  line,
  text: keptText(limits.text),
  essay: keptText(roomy),
  choice: line,
  'yes-no': keptYesNo,
  tick,
  day: line,
  birth: line,
  whole: figure,
  email: keptText(254),
  phone: line,
};

export const keptRows = (row: Record<string, Joi.Schema>) =>
  Joi.array()
    .items(Joi.object(row))
    .max(limits.rows)
    .error((reports) => reports.map(listSentence));

/** Replaces the sentence of a problem with the list itself; problems within its rows are unchanged. */
function listSentence(report: Joi.ErrorReport): Joi.ErrorReport {
  if (report.code === 'array.max')
    return Object.assign(report, { message: generalMessages.tooManyRows(limits.rows) });
  return report.code === 'array.base' ? Object.assign(report, { message: message('mustBeList') }) : report;
}

const keptAs = (question: Question): Joi.Schema =>
  question.kind === 'rows' ? keptRows(keptSchemasOf(question.of)) : ofKind[question.kind];

/** The schemas of unfinished answers: any answer may be absent, but none may be of a wrong kind. */
export const keptSchemasOf = (ask: Questions): Record<string, Joi.Schema> =>
  Object.fromEntries(Object.entries(ask).map(([key, question]) => [key, keptAs(question)]));
