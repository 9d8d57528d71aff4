import { furtherVisit, logistics } from '@portal/contract-svc-applications-v1/questions';
import { type Answers, isInstitutional, schemasOf, typedCount } from '../../application';
import { asYesNo } from '../../platform';
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
  id: 'submitFurtherVisit',
  path: '/api/visitor/submit-application',
  fields: schemasOf(furtherVisit.ask),
  answers: (body, stored) => ({
    ...body,
    accommodation_needed: asYesNo(body.accommodation_needed),
    ...participants({ ...stored, ...body }),
  }),
});

/** The number of participants: this form does not ask for it, so the wizard's initial value is taken. */
function participants(answers: Answers): Answers {
  if (!isInstitutional(answers) || typedCount(answers.people_participated) !== null) return {};
  return { people_participated: logistics.ask.people_participated.initially };
}
