import type { FormLimits } from '@portal/contract-svc-applications-v1';
import { interests as askedInterests, statement } from '@portal/contract-svc-applications-v1/questions';
import type { Interest } from '../applications/contents';
import { schemasOf } from '../questions/schema';
import { defineFormSection, type FormSection, joined, type Section } from './section';

const typedInterests = (interests: Interest[]) => ({
  interests: interests.map(({ area, other }) => ({ area, other: other ?? '' })),
});

export const interests = defineFormSection<{ interests: Interest[] }>(
  {
    summary: 'Areas of interest',
    fields: schemasOf(askedInterests.ask),
    told: ({ interests }) => ({ lists: { interests } }),
    form: ({ interests }) => typedInterests(interests),
  },
  { stored: ({ lists }) => typedInterests(lists.interests) },
);

export const personalStatement = (limits: () => FormLimits): FormSection =>
  defineFormSection<{ personal_statement: string }>(
    {
      summary: 'The personal statement',
      fields: schemasOf(statement.ask, { limits }),
      told: ({ personal_statement }) => ({ details: { personalStatement: personal_statement } }),
      form: ({ personal_statement }) => ({ personal_statement }),
    },
    { stored: ({ details }) => ({ personal_statement: details.personalStatement }) },
  );

export const motivation = (limits: () => FormLimits): Section =>
  joined('Areas of interest and the personal statement', interests, personalStatement(limits));
