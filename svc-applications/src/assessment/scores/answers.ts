import Joi from 'joi';
import { id, instant, listOf, maybeInstant, words } from '../../platform';

const text = () => Joi.string().allow('').required();
const number = () => Joi.number().required();

export const formAnswer = Joi.object({
  id: id(),
  version: id(),
  criteria: listOf({ key: words(), name: words(), help: text(), weight: id() }),
});

export const ownSheetAnswer = Joi.object({
  points: Joi.object().pattern(Joi.string(), Joi.number().integer().allow(null)).required(),
  comment: text(),
  version: id(),
  saved_at: instant(),
  sent_at: maybeInstant(),
});

export const sheetsAnswer = Joi.object({
  mean: number(),
  spread: number().description('The standard deviation of the totals'),
  sheets: listOf({
    reader: words(),
    sent_at: instant(),
    total: number().description('The mean of the points by their weights, 1 to 5'),
    comment: text(),
    points: listOf({ key: words(), name: words(), weight: id(), points: id() }),
  }),
});
