import { decisions, valuesOf } from '@portal/contract-svc-applications-v1';
import Joi from 'joi';
import { listedEntry } from '../../application-view';
import { cancelledKinds, endReasons } from '../../assessment';
import { keptBecause, pressReasons } from '../../decisions';
import { day, id, instant, listOf, maybe, type, words } from '../../platform';
import { waitingKinds } from './today';

/** An application in a row that links to it. */
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
  cancelled: listOf({
    id: id(),
    kind: Joi.string()
      .valid(...cancelledKinds)
      .required(),
    by: words().description('In whose name it was to be done'),
    why: Joi.string()
      .valid(...endReasons)
      .required()
      .description('Why this person may not any more'),
    at: instant(),
    application: linkedAnswer.allow(null).description('Null for what concerns the portal'),
    status: Joi.string()
      .valid(...valuesOf(decisions))
      .allow(null)
      .required()
      .description('What was to be decided'),
  }).description(
    'What was to be done later and was not, since its author may not any more; the newest first',
  ),
  kept: listOf({
    id: id(),
    by: words().description('Who decided'),
    status: Joi.string()
      .valid(...valuesOf(decisions))
      .required(),
    why: keptBecause().required(),
    application: linkedAnswer,
  })
    .optional()
    .description('Decisions that did not go out when their time came, for whoever decides; the oldest first'),
  free_places: listOf({
    programme: type(),
    count: id(),
    because: Joi.string()
      .valid(...pressReasons)
      .required()
      .description('Why the first of them is not offered by itself'),
  })
    .optional()
    .description(
      'Places that people on a waiting list could have and somebody has to offer, for whoever decides',
    ),
  left_readers: listOf({ id: id(), name: words(), applications: id() })
    .allow(null)
    .description('Who left, and how many applications wait for another reader since; null for reviewers'),
  unread: listOf({ type: type(), count: id() }).description(
    'Submitted, and not opened by the caller, of each programme',
  ),
  week: listOf({
    day: day(),
    submitted: id(),
    decided: id().description('Approved or rejected'),
  }).description('Today last'),
  in_use: Joi.object({
    results: Joi.boolean().required().description('Decisions have been prepared'),
    waiting_list: Joi.boolean().required().description('Somebody waits for a place'),
    places: Joi.boolean().required().description('Places are counted or offered'),
  }).description('Whose pages the navigation offers; services of before do not say so'),
  acts: listOf(listedEntry).description('What colleagues did with applications, the newest first'),
});
