import Joi from 'joi';
import { id, instant, maybe, words } from '../platform';
import { type MailRecord, mailStates } from './mail-record';

/** A mail for staff. It has the address, which staff who write to the applicant may see. */
export const presentMailRecord = ({ id, kind, state, to, answer, queuedAt, changedAt }: MailRecord) => ({
  id,
  kind,
  state,
  to,
  answer,
  queued_at: queuedAt.toISOString(),
  changed_at: changedAt.toISOString(),
});

export const mailRecordAnswer = Joi.object({
  id: id(),
  kind: words(),
  state: Joi.string()
    .valid(...mailStates)
    .required(),
  to: maybe().description('Where it went at the last attempt'),
  answer: maybe().description('What a mail server said against it'),
  queued_at: instant(),
  changed_at: instant(),
});
