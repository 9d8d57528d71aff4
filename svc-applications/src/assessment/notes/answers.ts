import Joi from 'joi';
import { id, instant, words } from '../../platform';

export const noteAnswer = Joi.object({
  id: id(),
  by: words(),
  text: words(),
  written_at: instant(),
  removable: Joi.boolean().required().description('Whether the caller may remove it'),
});
