import Joi from 'joi';
import { id, instant, type } from '../../platform';

/** A discarded draft as its owner sees it. */
export const discardedFields = {
  id: id(),
  type: type(),
  discarded_at: instant(),
  until: instant().description('Until then it can be brought back'),
};

export const discardedAnswer = Joi.object({ discarded: Joi.object(discardedFields).required() });

export const broughtBackAnswer = Joi.object({
  application: Joi.object({ id: id(), type: type() }).required(),
});
