import { generalMessages, limits } from '@portal/contract-svc-applications-v1';
import type { Leaf, Question, Questions } from '@portal/contract-svc-applications-v1/questions';
import Joi from 'joi';
import { saying } from '../fields';

/** While it is being typed a text may be longer than what will be taken: nothing typed is lost. */
const roomy = 5000;

// Sentences are given by `error`, which costs nothing while nothing is wrong: a form is checked at every save.
export const keptText = (most: number) => saying(Joi.string().allow('', null).max(most), 'Must be text');

const line = keptText(limits.line);
/** Typed into a field, or read back from a list. */
const figure = Joi.alternatives(Joi.string().allow('').max(10), Joi.number()).allow(null);
export const keptYesNo = Joi.alternatives(Joi.string().allow('').max(10), Joi.boolean()).allow(null);
const tick = saying(Joi.boolean().strict().allow(null), 'Must be true or false');

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

/** Reports of what is in the list pass as they are. */
function listSentence(report: Joi.ErrorReport): Joi.ErrorReport {
  if (report.code === 'array.max')
    return Object.assign(report, { message: generalMessages.tooManyRows(limits.rows) });
  return report.code === 'array.base' ? Object.assign(report, { message: 'Must be a list' }) : report;
}

const keptAs = (question: Question): Joi.Schema =>
  question.kind === 'rows' ? keptRows(keptSchemasOf(question.of)) : ofKind[question.kind];

/** How answers are taken while they are being typed: anything may be missing, nothing may be of another kind. */
export const keptSchemasOf = (ask: Questions): Record<string, Joi.Schema> =>
  Object.fromEntries(Object.entries(ask).map(([key, question]) => [key, keptAs(question)]));
