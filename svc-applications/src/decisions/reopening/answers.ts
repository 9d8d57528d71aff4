import { reopeningStates, valuesOf } from '@portal/contract-svc-applications-v1';
import Joi from 'joi';
import { day, errorAnswer, id, instant, maybeInstant, refused, words } from '../../platform';

const state = () =>
  Joi.string()
    .valid(...valuesOf(reopeningStates))
    .required();

/** Members that both applicants and staff get. */
const closedShape = {
  number: id().description('From 1: each reopening is an entry of its own'),
  state: state(),
  sections: Joi.array()
    .items(Joi.string())
    .required()
    .description('Keys of sections, `references`, and documents as `documents.cv`'),
  reason: words().description('As staff wrote it'),
  until: day().description('The last day'),
  ends_at: instant().description('When that day is over everywhere'),
  opened_at: instant(),
  saved_at: maybeInstant().description('When the applicant saved a change last'),
  ended_at: maybeInstant(),
};

/** The reopening, beside the status of an application that waits for its decision. */
export const reopenedAnswer = Joi.object(closedShape)
  .allow(null)
  .optional()
  .description('The newest reopening of an application that waits for its decision; null without one');

export const reopeningAnswer = Joi.object({
  ...closedShape,
  by: words().description('Who asked'),
}).required();

/** The application does not wait for a decision, is reopened already, or changed (then with its present version). */
export const reopenRefusals = {
  404: errorAnswer,
  409: Joi.object({ ...refused, version: Joi.number().integer() }),
};
