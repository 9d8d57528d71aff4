import { disability as asked, problems } from '@portal/contract-svc-applications-v1/questions';
import type { FieldErrors } from '@portal/service-kit/errors';
import Joi from 'joi';
import { asYesNo } from '../fields';
import { schemaOf, unlimited } from '../questions/schema';
import { latestToday } from '../questions/today';
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
      has_disability: schemaOf(asked.ask.has_disability),
      description: Joi.string().trim().empty(Joi.valid('', null)).default(null),
    },
    // Under the name that the field has in the form.
    problems({ has_disability, description }): FieldErrors {
      const told = { has_disability, disability_description: has_disability ? description : null };
      const found = problems([asked], told, { limits: unlimited(), today: latestToday() });
      const { disability_description: wrong } = found;
      return wrong ? { disability_description: [wrong] } : {};
    },
    told: ({ has_disability, description }) => ({
      details: { hasDisability: has_disability, disabilityDescription: has_disability ? description : null },
    }),
    form: ({ has_disability, description }) => asTyped(has_disability, description),
  },
  {
    stored: ({ details }) => asTyped(details.hasDisability, details.disabilityDescription),
  },
);
