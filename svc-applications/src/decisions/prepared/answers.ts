import { decisions, valuesOf } from '@portal/contract-svc-applications-v1';
import Joi from 'joi';
import { endReasons } from '../../assessment';
import { clashesInRefusal, offerSchema } from '../../offers';
import {
  id,
  instant,
  listOf,
  maybe,
  maybeInstant,
  paginationAnswer,
  refused,
  roundNamesAnswer,
  status,
  type,
  words,
} from '../../platform';
import { decisionWord, feedbackType } from '../delayed-decisions/answers';
import { itemStates } from './result-release';

const prepared = () => ({
  id: id(),
  status: decisionWord(),
  type: feedbackType(),
  message: words(),
  offer: offerSchema.optional().description('The place that goes out with it'),
  prepared_by: words(),
  prepared_at: instant(),
  version: id(),
  releasing: Joi.boolean().required().description('On its way; it can be taken back until it went out'),
});

/** A decision that is prepared or being released. */
export const preparedAnswer = () => Joi.object(prepared());

/** A prepared decision in short, for a row of a list. */
export const preparedBriefly = () =>
  Joi.object({
    id: id(),
    status: decisionWord(),
    prepared_by: words(),
    releasing: Joi.boolean().required(),
  });

export const savedAnswer = Joi.object({ prepared: preparedAnswer().required(), message: words() });

/** A colleague was faster: with `version` and `current` they changed the prepared decision, or decided. */
export const prepareRefusal = Joi.object({
  ...refused,
  version: Joi.number().integer(),
  clashes: clashesInRefusal,
  current: Joi.object({
    status: status(),
    message: maybe(),
    prepared_by: Joi.string(),
    decided_by: Joi.string().allow(null),
    decided_at: Joi.string().isoDate().allow(null),
  }),
});

export const mailAnswer = Joi.object({ to: words(), subject: words(), text: words() });

const linked = () =>
  Joi.object({
    id: id(),
    type: type(),
    reference: words().description('INT-012 or VIS-012'),
    applicant_name: words(),
  }).required();

const counts = () => ({
  total: id(),
  ...Object.fromEntries(valuesOf(decisions).map((value) => [value, id()])),
});

const why = () =>
  Joi.string()
    .valid(...endReasons)
    .allow(null)
    .required();

const release = () => ({
  id: id(),
  state: Joi.string()
    .valid('going', 'done', 'stopped', 'cancelled')
    .required()
    .description('cancelled: whoever released may not any more'),
  total: id(),
  sent: id(),
  waiting: id(),
  kept: id().description('Prepared again: it was stopped, or whoever released may not decide there'),
  left_out: id().description('Taken back, overtaken, withdrawn, or their author may not any more'),
  mails_waiting: id().description('Mails of it that the mail server has not taken yet'),
  released_by: words(),
  released_at: instant(),
  ended_at: maybeInstant(),
  stopped_by: maybe(),
  why: why().description('Why whoever released may not any more'),
});

const item = {
  prepared_id: id(),
  application: linked(),
  status: decisionWord(),
  state: Joi.string()
    .valid(...itemStates)
    .required(),
  by: maybe().description('Who took it back, decided meanwhile, or may not any more'),
  why: why().description('Why they may not any more'),
};

export const releaseAnswer = Joi.object({ release: Joi.object(release()).required() });

export const openReleaseAnswer = releaseAnswer.keys({
  waiting: listOf(item).description('What has not gone out, 100 at most'),
  left_out: listOf(item).description('What did not go out, and why; 200 at most'),
});

export const resultsAnswer = Joi.object({
  results: listOf({
    ...prepared(),
    application: linked(),
    application_status: status(),
    round_id: Joi.number().integer().allow(null).required().description('The round of the application'),
  }),
  counts: Joi.object(counts()).required().description('Of all that the filter finds'),
  by_programme: listOf({ type: type(), ...counts() }),
  by_round: listOf({
    id: id(),
    programme: type(),
    names: roundNamesAnswer(),
    places: Joi.number().integer().allow(null).required().description('null: no limit'),
    ...counts(),
    over: id().description('How many more are approved than the round has places'),
  }).description('Rounds with any prepared decision, whatever the filter'),
  seen: listOf({ id: id(), version: id(), status: decisionWord(), type: type() }).description(
    'All that the filter finds, as releaseResults takes them; 1000 at most',
  ),
  authors: listOf({ id: id(), name: words() }).description('Who has prepared any'),
  pagination: paginationAnswer,
  releases: listOf(release()).description('The newest first, five at most'),
});
