import { type ApplicationType, applicationTypes, valuesOf } from '@portal/contract-svc-applications-v1';
import { isLocalTime } from '@portal/service-kit/calendar';
import { languages } from '@portal/service-kit/language';
import { ruleText } from '@portal/service-kit/messages';
import Joi from 'joi';
import {
  id,
  instant,
  maybe,
  maybeInstant,
  message,
  oneOf,
  roundAnswer,
  roundFields,
  withMessage,
  words,
} from '../platform';
import type { Period, RoundFacts, RoundNames } from './round';

/** A draft's round, as shown beside its status. */
export const ownRoundAnswer = Joi.object({
  ...roundFields,
  state: Joi.string().valid('coming', 'open', 'closed').required().description('For this draft'),
  deadline: instant().description('The first moment at which this draft is taken no more'),
  grace_minutes: Joi.number().integer().required(),
  more_time: Joi.boolean().required().description('Whether the person was given more time'),
  moves_to: roundAnswer().allow(null).required().description('The round to which the draft can be moved now'),
})
  .allow(null)
  .optional()
  .description('Of a draft: the round that it counts for; null: its programme has none');

const count = () => Joi.number().integer().min(0).required();
const dayText = () => Joi.string().pattern(/^\d{4}-\d{2}-\d{2}$/);

export const managedRound = {
  ...roundFields,
  state: Joi.string().valid('coming', 'open', 'closed').required(),
  grace_minutes: count(),
  places: Joi.number().integer().allow(null).required().description('null: no limit'),
  periods: Joi.array()
    .items(Joi.object({ from: words(), until: words() }))
    .required(),
  lifts_year_limit: Joi.boolean().required(),
  version: id(),
  drafts: count().description('Drafts that are for this round'),
  submitted: count(),
};

/** A round as an administrator enters it. */
export interface RoundBody {
  programme: ApplicationType;
  names: RoundNames;
  opens: string;
  closes: string;
  grace_minutes: number;
  places: number | null;
  periods: Period[];
  lifts_year_limit: boolean;
}

export const graceMost = 1_440;
export const placesMost = 10_000;
const periodsMost = 20;

const time = (text: ReturnType<typeof message>) =>
  withMessage(
    Joi.string()
      .required()
      .custom((typed: string, helpers) => (isLocalTime(typed) ? typed : helpers.error('any.invalid'))),
    text,
    () => text,
  );

const name = () => Joi.string().trim().max(80);

const isDay = (typed: string, helpers: Joi.CustomHelpers) =>
  isLocalTime(`${typed}T00:00`) ? typed : helpers.error('any.invalid');

const period = Joi.object({
  from: dayText().required().custom(isDay),
  until: dayText().required().custom(isDay),
})
  .custom((typed: Period, helpers) => (typed.from <= typed.until ? typed : helpers.error('any.invalid')))
  .messages({ '*': ruleText(message('roundPeriod')) });

export const roundBodyFields = {
  programme: oneOf(valuesOf(applicationTypes), message('secondaryPurposeMissing')),
  names: Joi.object<RoundNames>({
    en: withMessage(name().required(), message('roundName'), () => message('roundName')),
    ...Object.fromEntries(
      languages.filter((language) => language !== 'en').map((language) => [language, name().allow('')]),
    ),
  })
    .required()
    .messages({ 'any.required': ruleText(message('roundName')) }),
  opens: time(message('roundOpens')),
  closes: time(message('roundCloses')),
  grace_minutes: withMessage(
    Joi.number().integer().min(0).max(graceMost).default(0),
    message('roundGrace', { most: graceMost }),
  ),
  places: withMessage(
    Joi.number().integer().min(1).max(placesMost).allow(null).default(null),
    message('roundPlaces', { most: placesMost }),
  ),
  periods: Joi.array().items(period).max(periodsMost).default([]),
  lifts_year_limit: Joi.boolean().strict().default(false),
};

export const toFacts = (body: RoundBody): RoundFacts => ({
  programme: body.programme,
  // A name that was emptied is left out.
  names: Object.fromEntries(Object.entries(body.names).filter(([, typed]) => typed)) as RoundNames,
  opens: body.opens,
  closes: body.closes,
  graceMinutes: body.grace_minutes,
  places: body.places,
  periods: body.periods,
  liftsYearLimit: body.lifts_year_limit,
});

export interface MoreTimeBody {
  until: string;
  reason: string;
}

export const moreTimeBody = Joi.object<MoreTimeBody>({
  until: time(message('moreTimeUntil')),
  reason: withMessage(Joi.string().trim().max(1000).required(), message('moreTimeReason'), () =>
    message('moreTimeReason'),
  ),
});

export const moreTimeAnswer = Joi.object({
  until: words(),
  deadline: maybeInstant().description('As a moment'),
  reason: words(),
  given_by: maybe(),
});
