import { internshipSteps, labelOf, languages } from '@portal/contract-svc-applications-v1';
import { Selector, t } from 'testcafe';
import { saveProgress, storageOf, type WizardSession } from './api';
import { type Applicant, answers } from './applicants';
import { openSignedIn } from './device';
import { choose, fill, tick, tickBox } from './form';
import { harness } from './harness';
import { button, field, h1 } from './page';
import type { Pdfs } from './pdfs';

export const wizardPath = '/application/interns';

/** Waits until the wizard shows a step with this h1. */
export async function expectStep(heading: string | RegExp) {
  await t.expect(h1.withText(heading as string).exists).ok();
}

export async function next() {
  await t.expect(h1.exists).ok();
  const before = await h1.textContent;
  await t.click(button('Next Step'));
  await t.expect(h1.textContent).notEql(before, 'the next step should open');
}

export async function answerWelcome(purpose = 'Volunteer') {
  await tick(purpose);
  for (const name of ['agree_submission', 'agree_terms']) {
    await tickBox(Selector(`input[name="${name}"]`));
  }
}

export async function answerPersonalInfo(applicant: Applicant) {
  await fill('Full Name', applicant.name);
  await fill('Email', applicant.email);
  await fill('Phone Number', applicant.phone);
  // The hint about an earlier application moves the fields below it; it appears once the text can be an email address.
  if (applicant.email.includes('@')) await t.expect(button('Continue my application').exists).ok();
  await fill('Date of birth', applicant.dob);
  await tick('Female');
  await choose('Nationality', applicant.nationality);
  await fill('Current Address', applicant.current_address);
  await fill('Permanent Address', applicant.permanent_address);
  await tick('Email', 'Contact Preference');
}

export async function answerEducation() {
  const { name, program, degree_level, graduation_year } = answers.institution;
  await fill('Name of institution', name);
  await fill('Programme', program);
  await choose('Degree level', degree_level);
  await fill('Graduation year', graduation_year);
}

export async function answerExperience() {
  await t.click(button('Add clinical experience'));
  await fill('Description', answers.experience, 'Clinical experience 1');
}

export async function answerMotivation() {
  await choose('Area', answers.interest.area);
  await fill('Personal statement: why do you want to come to us?', answers.statement);
}

export async function answerSkills() {
  await choose('Language', labelOf(languages, answers.language.language));
  await choose('Proficiency', answers.language.proficiency);
  await fill('Anything else you are good at', answers.skills);
}

export async function answerAvailability() {
  await fill('Start date', answers.period.start_date);
  await fill('End date', answers.period.end_date);
  await fill('Hours available per week', answers.hours);
}

/** Chooses a file and waits until it is uploaded. */
export async function upload(label: string, file: string) {
  await t.setFilesToUpload(field(label), file);
  const row = field(label).parent('.p-field');
  await t.expect(row.find('.p-file-standing').withText('Uploaded').exists).ok(`${label} should be uploaded`);
}

export async function answerAcademicReference(pdfs: Pdfs) {
  const { full_name, institution, email } = answers.academic;
  await fill('Full name', full_name);
  await fill('Institution', institution);
  await fill('Email', email);
  await t.setFilesToUpload(field('Academic reference letter'), pdfs.academic);
}

export async function answerCommunityReference(pdfs: Pdfs) {
  const { full_name, organization, email } = answers.community;
  await fill('Full name', full_name);
  await fill('Organization', organization);
  await fill('Email', email);
  await t.setFilesToUpload(field('Character reference letter'), pdfs.community);
}

export const documentLabels = {
  cv: 'Signed CV / Resume',
  cover_letter: 'Cover letter',
  transcript: 'Academic transcript or proof of enrolment',
  criminal_record: 'Valid criminal record',
} as const;

export async function answerDocuments(pdfs: Pdfs) {
  for (const [type, label] of Object.entries(documentLabels)) {
    await upload(label, pdfs[type as keyof typeof documentLabels]);
  }
}

export const sign = (name: string) => fill('Signature', name);

/** Opens the wizard on a step, with a session from the API. */
export async function openAs(session: WizardSession, step: number) {
  const portal = harness().shared;
  await saveProgress(portal, session, step, {});
  await openSignedIn(`${portal.url}${wizardPath}`, storageOf(session));
  await expectStep(stepHeading(step));
}

const stepHeading = (step: number) =>
  new RegExp(internshipSteps[step - 1]?.label.replace(' and ', '.*') ?? '');
