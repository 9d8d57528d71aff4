import { t } from 'testcafe';
import { call, type WizardSession } from './api';
import { type Applicant, answers } from './applicants';
import { choose, fill, tick } from './form';
import type { TestPortal } from './harness';
import { field } from './page';
import type { Pdfs } from './pdfs';
import { answerEducation, answerPersonalInfo, upload } from './wizard';

export const visitPath = '/application/visitors';

export const visit = {
  institution_name: 'Huye District Hospital',
  institution_position: 'Head nurse',
  start: '2027-03-01',
  end: '2027-03-12',
  hours: '20',
  participants: '4',
};

export async function answerVisitor(applicant: Applicant, pdfs: Pdfs) {
  await answerPersonalInfo(applicant);
  await fill('Organization', visit.institution_name);
  await fill('Position', visit.institution_position);
  await t.setFilesToUpload(field('National ID/Passport'), pdfs.criminal_record);
}

export async function answerVisitEducation() {
  await answerEducation();
  await fill('Additional degrees or certifications', 'Certificate in counselling, 2019');
  await choose('Language', answers.language.language);
  await choose('Proficiency', answers.language.proficiency);
}

export async function answerGoals(statement: string = answers.statement) {
  await choose('Area', answers.interest.area);
  await fill('Personal statement', statement);
}

export async function answerLogistics() {
  await fill('Visit start date', visit.start);
  await fill('Visit end date', visit.end);
  await fill('Weekly availability in hours', visit.hours);
  await tick('No', 'Have you visited us before?');
  await fill('City you travel from', 'Kampala');
}

export const answerVisitDocuments = (pdfs: Pdfs) => upload('Signed CV or professional bio', pdfs.cv);

export async function answerDeclarations() {
  for (const words of ['I declare that', 'I will respect', 'I agree that']) await tick(words);
}

const personal = ({ phoneDigits, phone: _, ...fields }: Applicant) => ({ ...fields, phone: phoneDigits });

/** Signs in at step 2 of the visit wizard. */
export async function startVisit(portal: TestPortal, applicant: Applicant): Promise<WizardSession> {
  const { application, ...session } = await call<
    Omit<WizardSession, 'application_id' | 'intern_details_id'> & {
      application: { id: number; intern_details_id: number };
    }
  >(portal, 'POST', '/api/visitor/login', { json: { ...personal(applicant), role: 'visitor' } });
  return { ...session, application_id: application.id, intern_details_id: application.intern_details_id };
}

export const saveVisit = (
  portal: TestPortal,
  { token, application_id, intern_details_id }: WizardSession,
  current_step: number,
  form_data: Record<string, unknown>,
) =>
  call(portal, 'POST', '/api/visitor/save-progress', {
    token,
    json: { application_id, intern_details_id, current_step, form_data },
  });
