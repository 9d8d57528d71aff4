import { t } from 'testcafe';
import { type Applicant, answers } from './applicants';
import { choose, fill, tick } from './form';
import { field } from './page';
import type { Pdfs } from './pdfs';
import { visit } from './visit-api';
import { answerEducation, answerPersonalInfo, upload } from './wizard';

export const visitPath = '/application/visitors';

export async function answerOrganisation() {
  await fill('Organization', visit.institution_name);
  await fill('Position', visit.institution_position);
}

export async function answerVisitor(applicant: Applicant, pdfs: Pdfs) {
  await answerPersonalInfo(applicant);
  await answerOrganisation();
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
