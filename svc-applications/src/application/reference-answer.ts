import { letterStates, valuesOf } from '@portal/contract-svc-applications-v1';
import Joi from 'joi';
import { maybe, scanState, words } from '../platform';

/** The members of a reference whose referee is asked for the letter. */
const letterStateFields = {
  letter_state: Joi.string()
    .valid(...valuesOf(letterStates))
    .optional()
    .description('Where a referee is asked for the letter'),
  letter_counts: Joi.boolean()
    .optional()
    .description('Whether it is enough for a submission, though nothing was uploaded'),
};

/** A referee in a response, with the letter and its state. */
export const referenceAnswer = {
  type: words(),
  full_name: words(),
  institution: maybe(),
  organization: maybe(),
  email: words(),
  phone: maybe(),
  relationship: maybe(),
  letter_path: maybe(),
  letter_scan: scanState(),
  ...letterStateFields,
};
