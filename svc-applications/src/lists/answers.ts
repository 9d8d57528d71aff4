import { applicationStatuses, byProgramme, valuesOf } from '@portal/contract-svc-applications-v1';
import Joi from 'joi';
import { id, instant, listOf, maybeInstant, type, words } from '../answers';
import { paginationAnswer } from '../pages';

const line = {
  id: id(),
  originalId: id(),
  reference: words().description('INT-12 or VIS-12'),
  type: type(),
  status: Joi.string()
    .valid(...valuesOf(applicationStatuses))
    .required(),
  subject: words(),
  submitted_date: maybeInstant(),
  created_at: instant(),
  updated_at: instant(),
  progress: id().description('Whole percents'),
  current_step: id(),
  version: id(),
  applicant_name: words(),
  user: Joi.object({ name: words(), email: words(), phone: words() }).required(),
  intern_detail: Joi.object({ full_name: words(), email: words(), phone_number: words() }).required(),
  visitor_info: Joi.object({ full_name: words(), institution_name: words(), institution_position: words() })
    .allow(null)
    .required(),
  uploads: listOf({ upload_type: words(), file_path: words(), original_name: words(), size: id() }),
};

export const pageAnswer = Joi.object({
  applications: listOf(line),
  pagination: paginationAnswer,
});

const neighbour = Joi.number().integer().allow(null).required();

export const neighboursAnswer = Joi.object({
  previous: neighbour.description('The number of the application before; null at the beginning'),
  next: neighbour.description('The number of the application after; null at the end'),
});

const change = () => Joi.number().integer().allow(null).required();

export const statsAnswer = Joi.object({
  total: id(),
  ...byProgramme(id),
  pending: id().description('Submitted, or in review'),
  applicants: id().description('Distinct people'),
  draft: id(),
  in_progress: id(),
  submitted: id(),
  in_review: id(),
  approved: id(),
  rejected: id(),
  changes: Joi.object({ total: change(), ...byProgramme(change), pending: change() })
    .required()
    .description('Whole percents: what came in within 30 days against the 30 before; null after none'),
});
