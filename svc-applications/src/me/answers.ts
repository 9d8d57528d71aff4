import Joi from 'joi';
import { id, instant, maybeInstant, status, type, words } from '../answers';
import { ownerAbilitiesAnswer } from '../reading/answers';

export const myApplicationsAnswer = Joi.object({
  applications: Joi.array()
    .items(
      Joi.object({
        id: id().description('Shown as APP-nnn'),
        originalId: id(),
        type: type(),
        status: status(),
        submitted_date: maybeInstant(),
        created_at: instant(),
        updated_at: instant(),
        current_step: id(),
        progress: id().description('Whole percents'),
        details: Joi.object({ intern_details_id: id(), applicant_name: words() }).required(),
        abilities: ownerAbilitiesAnswer,
      }),
    )
    .required(),
});

const flag = () => Joi.boolean().required();

export const typesAnswer = Joi.object({
  has_intern: flag(),
  has_visitor: flag(),
  can_apply_intern: flag().description('There is nothing of this programme yet'),
  can_apply_visitor: flag(),
});
