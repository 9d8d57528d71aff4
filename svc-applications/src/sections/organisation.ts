import { organisation as asked } from '@portal/contract-svc-applications-v1/questions';
import { schemasOf } from '../questions/schema';
import { defineFormSection } from './section';

interface OrganisationAnswers {
  institution_name: string;
  institution_position: string;
}

export const organisation = defineFormSection<OrganisationAnswers>(
  {
    summary: 'Where a visitor works, and as what',
    fields: schemasOf(asked.ask),
    told: ({ institution_name, institution_position }) => ({
      organisation: { institutionName: institution_name, institutionPosition: institution_position },
    }),
    form: ({ institution_name, institution_position }) => ({ institution_name, institution_position }),
  },
  {
    stored: ({ organisation: stored }) => ({
      institution_name: stored?.institutionName,
      institution_position: stored?.institutionPosition,
    }),
  },
);
