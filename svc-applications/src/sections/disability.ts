import { generalMessages, limits, personalMessages as say } from '@portal/contract-svc-applications-v1';
import type { FieldErrors } from '@portal/service-kit/errors';
import Joi from 'joi';
import { asYesNo, blankIsNull, yesOrNo } from '../fields';
import { defineFormSection } from './section';

interface DisabilityAnswers {
  has_disability: boolean;
  description: string | null;
}

const asTyped = (has_disability: boolean | null, description: string | null) => ({
  has_disability: asYesNo(has_disability),
  disability_description: description ?? '',
});

export const disability = defineFormSection<DisabilityAnswers>(
  {
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
    told: ({ has_disability, description }) => ({
      details: { hasDisability: has_disability, disabilityDescription: has_disability ? description : null },
    }),
    form: ({ has_disability, description }) => asTyped(has_disability, description),
  },
  {
    keys: ['has_disability', 'disability_description'],
    stored: ({ details }) => asTyped(details.hasDisability, details.disabilityDescription),
    answers: ({ has_disability, disability_description }) => ({
      has_disability,
      description: disability_description,
    }),
    path: (field) => (field === 'description' ? 'disability_description' : field),
  },
);
