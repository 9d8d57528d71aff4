import { clashKinds, offerStates, valuesOf } from '@portal/contract-svc-applications-v1';
import Joi from 'joi';
import { day, errorAnswer, id, instant, maybe, maybeInstant, refused, words } from '../../platform';

const state = () =>
  Joi.string()
    .valid(...valuesOf(offerStates))
    .required();

const offerShape = {
  id: id(),
  state: state(),
  from: day(),
  until: day(),
  participants: id(),
  place: maybe(),
  conditions: maybe(),
  reply_by: words().description("By the clock of the portal's zone"),
  reply_by_at: instant(),
  time_zone: words(),
  reply_ends_at: Joi.string()
    .isoDate()
    .description('For the applicant, while it waits: with the time added in which the portal was closed'),
  reply_over: Joi.boolean().description(
    'For the applicant, while it waits: whether no reply is taken any more',
  ),
  offered_at: instant(),
  wish: maybe().description('The other date that the applicant asks for'),
  wish_at: maybeInstant(),
  answered_at: maybeInstant(),
  decline_reason: maybe(),
  ended_at: maybeInstant(),
  end_reason: maybe().description('Why staff took it back'),
  came: Joi.boolean().allow(null).description('Whether the person came; null until staff note it'),
};

const ofStaff = {
  offered_by: Joi.string().description('For staff alone'),
  clash_reason: Joi.string().allow(null).description('For staff alone'),
  beyond_places: Joi.boolean().description('For staff alone: it counts beyond the places of its days'),
};

/** An offer beside the status of its application. */
export const besideOffer = Joi.object({ ...offerShape, ...ofStaff })
  .allow(null)
  .optional()
  .description('The newest offer of a place; absent or null without one');

export const offerAnswer = Joi.object({ ...offerShape, ...ofStaff }).required();

export const clashAnswer = Joi.object({
  kind: Joi.string()
    .valid(...clashKinds)
    .required(),
  from: day(),
  until: day(),
  label: maybe(),
  places: Joi.number().integer().allow(null).required(),
  taken: Joi.number().integer().allow(null).required(),
  offered: Joi.number().integer().allow(null).required(),
  application_id: Joi.number().integer().allow(null).required(),
});

/** The clashes of an offer, in a refusal. */
export const clashesInRefusal = Joi.array()
  .items(clashAnswer)
  .description('Why the place cannot be offered just so');

/** Refusals of an answer that came too late, with what happened meanwhile. */
export const lateAnswers = {
  404: errorAnswer,
  409: Joi.object({
    ...refused,
    offer_state: Joi.string().description('What became of the offer meanwhile; full: its places are taken'),
  }),
};
