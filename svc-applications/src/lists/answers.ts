import { applicationStatuses, byProgramme, valuesOf } from '@portal/contract-svc-applications-v1';
import Joi from 'joi';
import { labelFields } from '../assessment';
import { decisionWord, preparedBriefly, reopenedAnswer } from '../decisions';
import {
  id,
  instant,
  listOf,
  maybeInstant,
  originAnswer,
  originalAnswer,
  paginationAnswer,
  type,
  words,
} from '../platform';

export const line = {
  id: id(),
  originalId: id(),
  reference: words().description('INT-012 or VIS-012'),
  type: type(),
  status: Joi.string()
    .valid(...valuesOf(applicationStatuses))
    .required(),
  subject: words(),
  submitted_date: maybeInstant(),
  withdrawn_at: maybeInstant().optional().description('When the applicant withdrew it; null: it stands'),
  held_decision: Joi.object({
    ...{ id: id(), status: decisionWord(), goes_out_at: instant() },
    kept: Joi.boolean().optional().description('It did not go out then: staff write it anew'),
  })
    .allow(null)
    .description('A decision that waits to go out'),
  prepared_decision: preparedBriefly()
    .optional()
    .description('A decision that goes out when results are released; absent without one'),
  reopened: reopenedAnswer,
  created_at: instant(),
  updated_at: instant(),
  progress: id().description('Whole percents'),
  current_step: id(),
  version: id(),
  applicant_name: words(),
  user: Joi.object({ name: words(), email: words(), phone: words() }).required(),
  intern_detail: Joi.object({ full_name: words(), email: words(), phone_number: words() }).required(),
  origin: originAnswer,
  original: originalAnswer,
  visitor_info: Joi.object({ full_name: words(), institution_name: words(), institution_position: words() })
    .allow(null)
    .required(),
  labels: listOf(labelFields).optional().description('What staff have marked it with'),
  readers: listOf({ id: id(), name: words() }).optional().description('Who reads it'),
  uploads: listOf({ upload_type: words(), file_path: words(), original_name: words(), size: id() }),
};

export const pageAnswer = Joi.object({
  applications: listOf(line),
  pagination: paginationAnswer.keys({
    more_than_total: Joi.boolean()
      .optional()
      .description('True where there are more: the matches of a search are counted to 1000'),
  }),
});

const neighbour = Joi.number().integer().allow(null).required();

export const neighboursAnswer = Joi.object({
  previous: neighbour.description('The number of the application before; null at the beginning'),
  next: neighbour.description('The number of the application after; null at the end'),
  applications: listOf(line)
    .optional()
    .description('With `around`: so many before and after it in the order of the list, with it between them'),
});

export const nextUnreadAnswer = Joi.object({
  next: neighbour.description(
    'The number of the next application that the caller has not opened; null when all are read',
  ),
});

const change = () => Joi.number().integer().allow(null).required();

export const statsAnswer = Joi.object({
  total: id(),
  ...byProgramme(id),
  pending: id().description('Submitted, or in review'),
  applicants: id().description('Distinct emails'),
  draft: id(),
  in_progress: id(),
  submitted: id(),
  in_review: id(),
  approved: id(),
  rejected: id(),
  waiting: Joi.object(byProgramme(() => Joi.object({ submitted: id(), unread: id() }).required()))
    .required()
    .description('Submitted and not in review yet; unread: not opened by the caller'),
  changes: Joi.object({ total: change(), ...byProgramme(change), pending: change() })
    .required()
    .description('Whole percents: what came in within 30 days against the 30 before; null after none'),
});
