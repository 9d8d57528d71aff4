import Joi from 'joi';
import { id, listOf, maybe, words } from '../../platform';
import { line } from '../answers';

export const overviewAnswer = Joi.object({
  applications: listOf({
    ...line,
    nationality: maybe(),
    letters: Joi.object({ asked: id(), sent: id() }).required().description('That referees are asked for'),
  }),
  total: id().description('Counted to 1000; 1001: more than that'),
  previous: maybe().description('For `before`; null on the first page'),
  next: maybe().description('For `after`; null on the last page'),
});

export const filtersAnswer = Joi.object({
  filters: listOf({
    key: words().description('The name of the filter in a query'),
    label: words(),
    kind: words().meta({ swagger: { 'x-known-values': ['choice', 'day'] } }),
    many: Joi.boolean().required().description('Several values, joined by commas, of which one has to fit'),
    choices: listOf({ value: words(), label: words() }),
  }),
});
