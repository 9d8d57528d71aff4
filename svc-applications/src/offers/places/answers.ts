import { dayOffKinds, valuesOf } from '@portal/contract-svc-applications-v1';
import Joi from 'joi';
import { day, id, listOf, maybe, type, words } from '../../platform';

const count = () => Joi.number().integer().required();
const maybeCount = () => Joi.number().integer().allow(null).required();

export const dayOffFields = {
  id: id(),
  from: day(),
  until: day(),
  kind: Joi.string()
    .valid(...valuesOf(dayOffKinds))
    .required(),
  label: words(),
};

export const periodFields = {
  id: id(),
  programme: type(),
  from: day(),
  until: day(),
  places: count(),
  label: maybe(),
  taken: count().description('People who have accepted'),
  offered: count().description('People with an offer that waits'),
  over: count().description('By how many more than there are places have accepted'),
};

export const weeksAnswer = Joi.object({
  time_zone: words(),
  weeks: listOf({
    from: day(),
    until: day(),
    days_off: listOf(dayOffFields),
    lines: listOf({
      programme: type(),
      places: maybeCount().description('null: nothing limits them'),
      taken: count(),
      offered: count(),
      free: maybeCount(),
      over: count(),
      offers: Joi.array().items(Joi.number().integer()).required(),
    }),
  }),
  offers: listOf({
    id: id(),
    application_id: maybeCount().description('null: of an application that the reader must not see'),
    applicant_name: maybe(),
    programme: type(),
    state: Joi.string().valid('open', 'accepted').required(),
    from: day(),
    until: day(),
    participants: count(),
  }),
});

export const settingsAnswer = Joi.object({ periods: listOf(periodFields), days_off: listOf(dayOffFields) });
