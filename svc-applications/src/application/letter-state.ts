import { letterStates, valuesOf } from '@portal/contract-svc-applications-v1';
import Joi from 'joi';

/** The members of a reference whose referee is asked for the letter. */
export const letterStateFields = {
  letter_state: Joi.string()
    .valid(...valuesOf(letterStates))
    .optional()
    .description('Where a referee is asked for the letter'),
  letter_counts: Joi.boolean()
    .optional()
    .description('Whether it is enough for a submission, though nothing was uploaded'),
};
