import { furtherVisit } from '@portal/contract-svc-applications-v1/questions';
import { asYesNo } from '../fields';
import { schemasOf } from '../questions/schema';
import type { Logistics } from '../visits/visit';
import { defineForm } from './form';

interface VisitAnswers {
  institution_name: string;
  institution_position: string;
  purpose: string;
  visit_start_date: string;
  visit_end_date: string;
  accommodation_needed: boolean | null;
}

export const visitForm = defineForm<VisitAnswers>({
  type: 'visitor',
  id: 'D18',
  path: '/api/visitor/submit-application',
  fields: schemasOf(furtherVisit.ask),
  async keep(within, { id }, answers) {
    const { institution_name, institution_position, purpose, accommodation_needed } = answers;
    const organisation = { institutionName: institution_name, institutionPosition: institution_position };
    await within.visits.keepOrganisation(id, organisation);
    const stored = (await within.visits.logistics(id)) ?? untold;
    await within.visits.keepLogistics(id, {
      ...stored,
      visitStartDate: answers.visit_start_date,
      visitEndDate: answers.visit_end_date,
      isInstitution: purpose === 'institutional',
      accommodationNeeded: accommodation_needed,
    });
    const form = { ...answers, accommodation_needed: asYesNo(accommodation_needed) };
    return { form, purpose };
  },
});

/** What this form does not ask for. */
const untold: Omit<Logistics, 'visitStartDate' | 'visitEndDate' | 'isInstitution'> = {
  hasVisited: null,
  peopleParticipated: null,
  accommodationNeeded: null,
  accommodationType: null,
  needsVisaAssistance: null,
  travelFromCountry: null,
  travelFromCity: null,
  emergencyContactName: null,
  emergencyContactRelationship: null,
  emergencyContactPhone: null,
  emergencyContactEmail: null,
  declarationAccuracy: false,
  declarationConduct: false,
  declarationDataProcessing: false,
};
