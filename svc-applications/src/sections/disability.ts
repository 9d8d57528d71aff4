import { generalMessages, limits, personalMessages as say } from '@portal/contract-svc-applications-v1';
import type { FieldErrors } from '@portal/service-kit/errors';
import Joi from 'joi';
import { asYesNo, blankIsNull, yesOrNo } from '../fields';
import { defineSection } from './section';

interface DisabilityAnswers {
  has_disability: boolean;
  description: string | null;
}

export const disability = defineSection<DisabilityAnswers>({
  summary: 'Whether the applicant has a disability, and what they need',
  fields: {
    has_disability: yesOrNo(say.has_disability).required(),
    description: blankIsNull(Joi.string().trim()),
  },
  // Under the name that the field has in the form.
  problems({ has_disability, description }): FieldErrors {
    if (has_disability && !description) return { disability_description: [say.disability_description] };
    const tooLong = (description?.length ?? 0) > limits.text;
    return tooLong ? { disability_description: [generalMessages.tooLong(limits.text)] } : {};
  },
  keep: (stores, applicationId, { has_disability, description }) =>
    stores.applications.updateDetails(applicationId, {
      hasDisability: has_disability,
      disabilityDescription: has_disability ? description : null,
    }),
  form: ({ has_disability, description }) => ({
    has_disability: asYesNo(has_disability),
    disability_description: description ?? '',
  }),
});
