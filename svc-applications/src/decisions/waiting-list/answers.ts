import Joi from 'joi';
import { day, id, instant, listOf, maybe, roundNamesAnswer, status, type, words } from '../../platform';
import { delayedAnswer } from '../delayed-decisions/answers';
import { pressReasons } from './free-places';

const place = () => Joi.number().integer().allow(null).required();

/** That an applicant is on the waiting list, with their place if the organisation shows it. */
export const waitlistAnswer = Joi.object({ since: instant(), place: place() })
  .allow(null)
  .optional()
  .description('On the waiting list of its programme; `place` where the organisation tells it');

const entry = () => ({
  id: id(),
  place: place(),
  added_by: words(),
  added_at: instant(),
});

export const entryAnswer = Joi.object({ entry: Joi.object(entry()).required(), message: words() });

export const listAnswer = Joi.object({
  programme: type(),
  version: id().description('Rises with each change: what is based on an older one is refused'),
  shows_place: Joi.boolean().required().description('Whether applicants are told their place'),
  entries: listOf({
    ...entry(),
    application: Joi.object({
      id: id(),
      type: type(),
      reference: words(),
      applicant_name: words(),
      status: status(),
      round_id: Joi.number().integer().allow(null).optional(),
    }).required(),
    score: Joi.number().allow(null).required().description('The mean of what readers gave'),
  }),
  counts: listOf({ programme: type(), count: id() }),
  rounds: Joi.array()
    .items(Joi.object({ id: id(), names: roundNamesAnswer(), count: id() }))
    .description('Rounds of this programme in which people who wait have applied'),
  free_places: Joi.array()
    .items(
      Joi.object({
        ...{ id: id(), from: day(), until: day(), participants: id(), freed_at: instant() },
        round_id: Joi.number().integer().allow(null).optional(),
        days_to_choose: Joi.string()
          .valid('none', 'within', 'any')
          .optional()
          .description('Whether its days are chosen when it is offered: not, among its own, or freely'),
        next: Joi.object({ id: id(), applicant_name: words() })
          .allow(null)
          .optional()
          .description('Who is offered it; null: nobody, or somebody whom the reader must not see'),
        press_because: Joi.string()
          .valid(...pressReasons)
          .allow(null)
          .optional()
          .description('Why it is offered only after a press; null: it is offered by itself'),
      }),
    )
    .description('Places that became free and are offered to nobody yet'),
  automatic: Joi.object({
    message: words(),
    place: maybe(),
    conditions: maybe(),
    reply_days: id(),
    hold_minutes: id(),
    set_by: words(),
    since: instant(),
  })
    .allow(null)
    .description('How they are offered to the next by themselves; null: only after a press'),
});

export const nextOfferAnswer = Joi.object({
  application_id: id(),
  held: delayedAnswer().required(),
  message: words(),
}).description('Saved; it goes out later');

export const versionedAnswer = Joi.object({ version: id(), message: words() });
