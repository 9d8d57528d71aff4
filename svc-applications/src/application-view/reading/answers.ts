import { requestAnotherStates } from '@portal/contract-svc-applications-v1';
import {
  degrees,
  programmeAnswers,
  rowAliases,
  schools,
} from '@portal/contract-svc-applications-v1/questions';
import { languageField } from '@portal/service-kit/language';
import Joi from 'joi';
import {
  furtherFields,
  incompleteAnswer,
  logisticsFields,
  nullableBoolean,
  nullableInteger,
  referenceAnswer,
  reviewedAnswers,
  rowsWithAliases,
  visitorReviewFields,
  yes,
} from '../../application';
import { delayedAnswer, preparedAnswer, reopenedAnswer, waitlistAnswer } from '../../decisions';
import { besideOffer } from '../../offers';
import {
  id,
  instant,
  listOf,
  maybe,
  maybeInstant,
  originAnswer,
  originalAnswer,
  status,
  type,
  upload,
  words,
} from '../../platform';

const everySection = Object.values(programmeAnswers).flatMap(({ sections }) => sections);
/** Fields that only some programmes ask for, all optional. */
const ofAnyProgramme = Object.fromEntries(
  Object.entries(furtherFields(everySection)).map(([key, answer]) => [key, answer.optional()]),
);

const storedFields = { ...upload, file_url: words() };
export const storedAnswer = Joi.object(storedFields);
export const storedListAnswer = listOf(storedFields);

const anotherOn = Joi.string()
  .allow(null)
  .meta({ swagger: { format: 'date' } })
  .description("From this day on another one can be requested, with 'later'");
const another = Joi.string().valid(...requestAnotherStates);

/** Members beside the status: a withdrawal, a reopening, the waiting list and an offer. */
export const besideStatus = {
  reopened: reopenedAnswer,
  waitlist: waitlistAnswer,
  offer: besideOffer,
  withdrawn_at: maybeInstant().optional().description('When the applicant withdrew it; null: it stands'),
  undo_withdrawal_until: maybeInstant().optional().description('Until then the applicant can take it back'),
};

/** The abilities of the applicant. */
export const ownerAbilitiesAnswer = Joi.object({
  view: yes(),
  edit: yes(),
  upload: yes(),
  submit: yes(),
  discard: yes().optional().description('A draft can be discarded, and brought back for a day'),
  withdraw: yes().optional().description('An application that waits for its decision can be withdrawn'),
  undo_withdrawal: yes().optional().description('A withdrawal can be taken back for a day'),
  answer: yes().optional().description('Sections that staff reopened can be changed and sent'),
  continue: yes().description('A first draft goes on in its wizard'),
  finish: yes().description('A further application has its own form'),
  request_another: another.required(),
  request_another_on: anotherOn.required(),
}).required();

/** The abilities of the caller. */
const abilities = Joi.object({
  view: yes(),
  edit: yes(),
  upload: yes(),
  decide: Joi.boolean().description('Staff alone'),
  submit: Joi.boolean(),
  discard: Joi.boolean(),
  withdraw: Joi.boolean(),
  undo_withdrawal: Joi.boolean(),
  answer: Joi.boolean(),
  continue: Joi.boolean(),
  finish: Joi.boolean(),
  request_another: another,
  request_another_on: anotherOn,
}).required();

const institutions = rowsWithAliases(schools.ask.institutions, rowAliases.institutions);
const degree = rowsWithAliases(degrees.ask.degrees, rowAliases.degrees);
const { intern_details, disability, institution: _, ...lists } = reviewedAnswers;

export const fullReview = Joi.object({
  id: id(),
  originalId: id().description('The same as id'),
  reference: words().description('INT-012, VIS-012'),
  type: type(),
  status: status(),
  version: id(),
  origin: originAnswer,
  original: originalAnswer.optional(),
  applicant_name: words(),
  user_id: id(),
  purpose: maybe(),
  submitted_date: maybeInstant(),
  ...besideStatus,
  language: languageField()
    .optional()
    .description('For staff alone: the language in which the applicant is written to'),
  held_decision: delayedAnswer().allow(null).description('For staff alone: a decision that waits to go out'),
  prepared_decision: preparedAnswer()
    .optional()
    .description('For staff alone: a decision that goes out when results are released; absent without one'),
  waiting_list_entry: Joi.object({
    id: id(),
    place: Joi.number().integer().allow(null).required(),
    added_by: words(),
    added_at: instant(),
  })
    .optional()
    .description('For staff alone: its entry on the waiting list'),
  reopened_times: Joi.number().integer().optional().description('How often staff reopened sections of it'),
  withdrawal_reason: maybe().optional().description('As the applicant wrote it'),
  created_at: instant(),
  updated_at: instant(),
  current_step: id(),
  progress: id().description('Whole percents'),
  intern_details: (intern_details as Joi.ObjectSchema).keys({ id: id() }),
  visitor_info: Joi.object({
    ...visitorReviewFields,
    purpose: maybe(),
    category: maybe().description('personal or institutional'),
  })
    .allow(null)
    .required(),
  disability: (disability as Joi.ObjectSchema).keys({
    disability_description: maybe().description('The same as description'),
  }),
  logistics: Joi.object({
    ...logisticsFields,
    accommodation_needed: nullableBoolean(),
    hours_available: nullableInteger().description('A week, over all periods'),
  })
    .allow(null)
    .required(),
  institution: institutions,
  institutions,
  ...lists,
  degree,
  periods: lists.period,
  references: listOf({ ...referenceAnswer, position: maybe() }),
  uploads: storedListAnswer,
  letters: listOf({
    ...storedFields,
    letter_of: Joi.object({ full_name: words(), email: words() })
      .allow(null)
      .description('Who wrote it; null when no referee was named yet'),
  }).description('The stored letters; that of a reference is the one at its letter_path'),
  form_data: Joi.object({
    personal_statement: maybe(),
    purpose: maybe(),
    hours_available: nullableInteger(),
    previous_degrees: maybe(),
    signature: maybe(),
    agreement: yes(),
  }).required(),
  abilities,
  answers: Joi.object(ofAnyProgramme)
    .unknown()
    .meta({ swagger: { additionalProperties: true } })
    .description('Answers that have no name of their own here, by the keys of their questions'),
  ...incompleteAnswer,
  asked: Joi.array()
    .items(
      Joi.object()
        .unknown()
        .meta({ swagger: { additionalProperties: true } }),
    )
    .description('The questions by which it was submitted, as data, where others are asked today'),
}).required();

export const reviewAnswer = Joi.object({ review: fullReview });
