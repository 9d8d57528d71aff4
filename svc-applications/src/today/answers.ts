import Joi from 'joi';
import { day, id, instant, listOf, maybe, type, words } from '../answers';
import { listedEntry } from '../audit/routes';
import { waitingKinds } from './today';

/** An application in a line that leads to it. */
export const linkedAnswer = Joi.object({
  id: id(),
  type: type(),
  reference: words().description('INT-012 or VIS-012'),
  applicant_name: words(),
}).required();

const ofAdministrators = () => Joi.number().integer().allow(null).required();

export const todayAnswer = Joi.object({
  waiting: listOf({
    kind: Joi.string()
      .valid(...waitingKinds)
      .required(),
    since: instant(),
    application: linkedAnswer,
    from: maybe().description('Who wrote the letter'),
  }).description('The oldest of each kind, the oldest first; an application once'),
  totals: Joi.object({
    submitted: id().description('Submitted, and not opened by the caller'),
    answered: id().description('Answers to reopened sections that the caller has not read'),
    letters: id().description('Letters of referees that came since the caller looked'),
    requests: ofAdministrators().description('Requests for another application; null for reviewers'),
    mails: ofAdministrators().description('Mails about applications that were given up; null for reviewers'),
  }).required(),
  unread: listOf({ type: type(), count: id() }).description(
    'Submitted, and not opened by the caller, of each programme',
  ),
  week: listOf({
    day: day(),
    submitted: id(),
    decided: id().description('Approved or rejected'),
  }).description('Today last'),
  acts: listOf(listedEntry).description('What colleagues did with applications, the newest first'),
});
