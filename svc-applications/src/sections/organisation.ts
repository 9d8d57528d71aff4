import { limits, visitMessages as say } from '@portal/contract-svc-applications-v1';
import { line } from '../fields';
import { defineFormSection } from './section';

interface OrganisationAnswers {
  institution_name: string;
  institution_position: string;
}

const { visitorMinimum } = limits;

export const organisation = defineFormSection<OrganisationAnswers>(
  {
    summary: 'Where a visitor works, and as what',
    fields: {
      institution_name: line(say.institution_name, visitorMinimum.institution_name),
      institution_position: line(say.institution_position, visitorMinimum.institution_position),
    },
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
