import { letterStates, valuesOf } from '@portal/contract-svc-applications-v1';
import Joi from 'joi';
import { day, id, instant, listOf, maybeInstant, paginationAnswer, words } from '../../platform';
import { linkedAnswer } from '../work-queue/answers';

const letter = Joi.object({
  type: words().description('academic or community'),
  name: words().description('Who is asked'),
  state: Joi.string()
    .valid(...valuesOf(letterStates))
    .required(),
  asked_at: maybeInstant().description('Null: the mail has not left'),
  opened_at: maybeInstant(),
})
  .allow(null)
  .required();

const reopened = Joi.object({
  sections: Joi.array().items(Joi.string()).required().description('Keys, as in listReopenings'),
  until: day().description('The last day'),
  opened_at: instant(),
  ended_at: maybeInstant(),
})
  .allow(null)
  .required();

export const awaitedAnswer = Joi.object({
  awaited: listOf({ application: linkedAnswer, letter, reopened }).description('Waited for longest first'),
  order: Joi.array()
    .items(id())
    .description(
      'The applications of this page (of the line asked for), of those before and behind, each once: 100 at most',
    ),
  counts: Joi.object({ letters: id(), open: id(), over: id(), answered: id() }).required(),
  pagination: paginationAnswer,
});
