import { letterStates, letterWays, referenceTypes, valuesOf } from '@portal/contract-svc-applications-v1';
import Joi from 'joi';
import { id, instant, listOf, maybe, maybeInstant, programme, words } from '../platform';

export const way = () => Joi.string().valid(...valuesOf(letterWays));
const referenceType = () => Joi.string().valid(...valuesOf(referenceTypes));
const state = () =>
  Joi.string()
    .valid(...valuesOf(letterStates))
    .required()
    .description('waiting: the mail leaves once the mailbox of the applicant is proven');

export const rulesAnswer = Joi.object({
  programmes: listOf({
    programme: programme().required(),
    letters: way().required(),
    before_letters: Joi.boolean()
      .required()
      .description('Whether an application may be submitted before its letters are there'),
  }),
});

const progress = {
  id: id(),
  type: referenceType().required(),
  name: words(),
  email: words(),
  about: words(),
  state: state(),
  created_at: instant(),
  asked_at: maybeInstant(),
  opened_at: maybeInstant(),
  answered_at: maybeInstant().description('When it was sent, declined, passed on or replaced'),
};

const counts = {
  letters: way().required(),
  before_letters: Joi.boolean().required(),
  needed: id(),
  missing: id(),
  waiting: maybe().description('waiting for 1 of 2 letters; null where none is awaited'),
};

const status = {
  type: referenceType().required(),
  there: Joi.boolean().required(),
  uploaded: Joi.boolean().required().description('By the applicant'),
};

export const lettersAnswer = Joi.object({
  ...counts,
  references: listOf({
    ...status,
    request: Joi.object({
      ...progress,
      email: maybe().description('null: of a colleague, to whom it was passed on'),
      remind_at: maybeInstant().description('From when the applicant may remind; null: not at all'),
    })
      .allow(null)
      .required(),
    passed_on_by: maybe().description('The referee who has passed it on to a colleague'),
  }),
});

export const staffLettersAnswer = Joi.object({
  ...counts,
  references: listOf(status),
  requests: listOf({
    ...progress,
    ended: Joi.string().valid('passed', 'replaced').allow(null).required(),
    passed_on_by: maybe(),
    decline_reason: maybe(),
    letter: Joi.object({
      id: id(),
      sent_at: instant(),
      statement: maybe(),
      file: Joi.object({
        original_name: words(),
        size: id().description('Bytes'),
        mime_type: words(),
        file_url: words(),
        scan: Joi.string().valid('waiting', 'refused').optional(),
      })
        .allow(null)
        .required(),
    })
      .allow(null)
      .required(),
  }),
});
