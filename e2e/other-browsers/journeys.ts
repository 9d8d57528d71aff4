import { labelOf, languages } from '@portal/contract-svc-applications-v1';
import { type Applicant, answers } from '../support/applicants';
import type { Pdfs } from '../support/pdfs';
import { visit } from '../support/visit-api';
import type { PageElsewhere } from './page';

type Journey = (page: PageElsewhere, applicant: Applicant, pdfs: Pdfs) => Promise<void>;

/** Fills step 1 of both wizards. */
export async function welcome(page: PageElsewhere, purpose: string, next = page.next) {
  await page.tick(purpose);
  for (const name of ['agree_submission', 'agree_terms']) {
    const words = await page.read<string>(
      'return words(document.getElementsByName(arguments[0])[0].labels[0])',
      name,
    );
    await page.tick(words);
  }
  await next();
}

/** Fills step 2: who applies. */
export async function person(page: PageElsewhere, applicant: Applicant) {
  await page.fill('Full Name', applicant.name);
  await page.fill('Email', applicant.email);
  await page.fill('Phone Number', applicant.phone);
  await page.fill('Date of birth', applicant.dob);
  await page.tick('Female');
  await page.choose('Nationality', applicant.nationality);
  await page.fill('Current Address', applicant.current_address);
  await page.fill('Permanent Address', applicant.permanent_address);
  await page.tick('Email', 'Contact Preference');
}

async function education(page: PageElsewhere) {
  const { name, program, degree_level, graduation_year } = answers.institution;
  await page.fill('Name of institution', name);
  await page.fill('Programme', program);
  await page.choose('Degree level', degree_level);
  await page.fill('Graduation year', graduation_year);
}

async function language(page: PageElsewhere) {
  await page.choose('Language', labelOf(languages, answers.language.language));
  await page.choose('Proficiency', answers.language.proficiency);
}

async function referee(
  page: PageElsewhere,
  place: string,
  letter: string,
  file: string,
  of: Record<string, string>,
) {
  await page.fill('Full name', of.full_name ?? '');
  await page.fill(place, of.institution ?? of.organization ?? '');
  await page.fill('Email', of.email ?? '');
  await page.choosesFile(letter, file);
  await page.next();
}

const internship: Journey = async (page, applicant, pdfs) => {
  await page.follow('/application/interns');
  await welcome(page, 'Volunteer');
  await person(page, applicant);
  await page.next();
  await page.shows(applicant.name);
  await page.next();
  await education(page);
  await page.next();
  await page.press('Add clinical experience');
  await page.fill('Description', answers.experience, 'Clinical experience 1');
  await page.next();
  await page.choose('Area', answers.interest.area);
  await page.fill('Personal statement: why do you want to come to us?', answers.statement);
  await page.next();
  await language(page);
  await page.fill('Anything else you are good at', answers.skills);
  await page.next();
  await page.fill('Start date', answers.period.start_date);
  await page.fill('End date', answers.period.end_date);
  await page.fill('Hours available per week', answers.hours);
  await page.next();
  await referee(page, 'Institution', 'Academic reference letter', pdfs.academic, answers.academic);
  await referee(page, 'Organization', 'Character reference letter', pdfs.community, answers.community);
  await page.attach('Signed CV / Resume', pdfs.cv);
  await page.attach('Cover letter', pdfs.cover_letter);
  await page.attach('Academic transcript or proof of enrolment', pdfs.transcript);
  await page.attach('Valid criminal record', pdfs.criminal_record);
  await page.next();
  await page.fill('Signature', applicant.name);
  await page.press('Submit Application');
  await page.shows('selection team');
};

const visitor: Journey = async (page, applicant, pdfs) => {
  await page.follow('/application/visitors');
  await welcome(page, 'Personal');
  await person(page, applicant);
  await page.fill('Organization', visit.institution_name);
  await page.fill('Position', visit.institution_position);
  await page.choosesFile('National ID/Passport', pdfs.criminal_record);
  await page.next();
  await education(page);
  await page.fill('Additional degrees or certifications', 'Certificate in counselling, 2019');
  await language(page);
  await page.next();
  await page.choose('Area', answers.interest.area);
  await page.fill('Personal statement', answers.statement);
  await page.next();
  await page.fill('Visit start date', visit.start);
  await page.fill('Visit end date', visit.end);
  await page.fill('Weekly availability in hours', visit.hours);
  await page.tick('No', 'Have you visited us before?');
  await page.fill('City you travel from', 'Kampala');
  await page.next();
  await page.attach('Signed CV or professional bio', pdfs.cv);
  await page.next();
  for (const words of ['I declare that', 'I will respect', 'I agree that']) await page.tick(words);
  await page.next();
  await page.fill('Signature', applicant.name);
  const agreement = await page.read<string>(
    `return words(document.querySelector('input[name="agreement"]').labels[0])`,
  );
  await page.tick(agreement);
  await page.press('Submit Application');
  await page.shows('Application Submitted Successfully');
};

/** What most people do, from the home page to the submission. */
export const journeys: Record<string, Journey> = { internship, visit: visitor };
