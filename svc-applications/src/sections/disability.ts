import { generalMessages, limits, personalMessages as say } from '@portal/contract-svc-applications-v1';
import type { FieldErrors } from '@portal/service-kit/errors';
import Joi from 'joi';
import { blankIsNull, recordId, saying, version } from '../fields';
import { defineSection, type SectionBody } from './section';

interface DisabilityBody extends SectionBody {
  has_disability: boolean;
  description: string | null;
}

const yes = ['yes', true];
const no = ['no', false];

/** The form asks yes or no; editors send true or false. */
const hasDisability = saying(
  Joi.alternatives(Joi.string().valid('yes', 'no'), Joi.boolean().strict())
    .required()
    .custom((value: string | boolean) => yes.includes(value)),
  say.has_disability,
);

export const disability = defineSection<DisabilityBody>({
  summary: 'Whether the applicant has a disability, and what they need',
  body: Joi.object<DisabilityBody>({
    intern_details_id: recordId.required(),
    has_disability: hasDisability,
    description: blankIsNull(Joi.string().trim()),
    version,
  }),
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
    has_disability: String(has_disability ? yes[0] : no[0]),
    disability_description: description ?? '',
  }),
});
