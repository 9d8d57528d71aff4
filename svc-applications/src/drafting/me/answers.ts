import Joi from 'joi';
import { besideStatus, ownerAbilitiesAnswer } from '../../application-view';
import { id, instant, listOf, maybeInstant, status, type, words } from '../../platform';
import { ownRoundAnswer } from '../../rounds';
import { discardedFields } from '../discarding/answers';

export const myApplicationsAnswer = Joi.object({
  applications: Joi.array()
    .items(
      Joi.object({
        id: id().description('Shown as APP-nnn'),
        originalId: id(),
        type: type(),
        status: status(),
        submitted_date: maybeInstant(),
        ...besideStatus,
        round: ownRoundAnswer,
        created_at: instant(),
        updated_at: instant(),
        current_step: id(),
        progress: id().description('Whole percents'),
        details: Joi.object({ intern_details_id: id(), applicant_name: words() }).required(),
        asks_referees: Joi.boolean()
          .optional()
          .description(
            'Its letters may come, or came, from referees (listOwnLetters); absent where they are uploaded',
          ),
        abilities: ownerAbilitiesAnswer,
      }),
    )
    .required(),
  discarded: listOf(discardedFields).optional().description('Discarded drafts that can be brought back'),
});

const flag = () => Joi.boolean().required();

export const typesAnswer = Joi.object({
  has_intern: flag(),
  has_visitor: flag(),
  can_apply_intern: flag().description('There is nothing of this programme yet'),
  can_apply_visitor: flag(),
  programmes: listOf({ type: type(), has: flag(), can_apply: flag() })
    .optional()
    .description('The same of every programme, those included that were added since'),
});
