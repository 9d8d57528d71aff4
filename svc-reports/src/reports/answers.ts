import {
  applicationStatuses,
  applicationTypes,
  byProgramme,
  valuesOf,
} from '@portal/contract-svc-applications-v1';
import Joi from 'joi';

const number = () => Joi.number().integer().required();
const words = () => Joi.string().required();
const instant = () => Joi.string().isoDate();
const day = () =>
  Joi.string()
    .allow(null)
    .required()
    .meta({ swagger: { format: 'date' } });
/** The key of a programme. Programmes may be added, so readers must accept keys that they do not know. */
const typeOf = (...more: string[]) =>
  Joi.string()
    .max(40)
    .required()
    .meta({ swagger: { 'x-known-values': [...valuesOf(applicationTypes), ...more] } });
const statusOf = (...more: string[]) =>
  Joi.string()
    .valid(...valuesOf(applicationStatuses), ...more)
    .required();

const reportedApplication = Joi.object({
  id: number(),
  applicant_name: words(),
  type: typeOf(),
  status: statusOf(),
  progress: number().description('Whole percents'),
  submitted_date: instant().allow(null).required(),
  created_at: instant().required(),
  decided_date: instant().description('With by=decided: when the decision was made that stands'),
  days_to_decision: Joi.number().description('With by=decided: from submission, to a tenth of a day'),
});

const period = Joi.object({
  begun: number(),
  submitted: number(),
  decided: number().description('Approved and rejected, of the decisions that stand'),
  approved: number(),
  rejected: number(),
  median_days: Joi.number()
    .allow(null)
    .required()
    .description('From submission to decision, to a tenth of a day; null without a decision'),
}).description('What happened in these days, each counted by its own moment, whatever `by` says');

const counts = Joi.object({
  total: number(),
  erased: number().description(
    'Of these, decided applications that were erased or have ended: counted, not listed',
  ),
  ...byProgramme(number),
  approved: number(),
  by_status: Joi.object(
    Object.fromEntries(valuesOf(applicationStatuses).map((status) => [status, number()])),
  ).required(),
  by_month: Joi.array()
    .items(Joi.object({ month: words().description('YYYY-MM'), ...byProgramme(number) }))
    .required(),
  period: period.required(),
}).required();

export const reportAnswer = Joi.object({
  filter: Joi.object({
    type: typeOf('all'),
    status: statusOf('all'),
    from_date: day(),
    to_date: day(),
    by: Joi.string()
      .valid('submitted', 'begun', 'decided')
      .required()
      .description('What the dates are held against; what was never submitted counts by its beginning'),
    time_zone: words().description('Where days and months begin'),
  }).required(),
  generated_at: instant().required(),
  counts,
  applications: Joi.array().items(reportedApplication).required(),
});
