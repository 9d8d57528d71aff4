import type { ElementHandle, Page } from 'puppeteer-core';
import { type Applicant, answers } from './applicants';
import type { TestPortal } from './harness';
import { keptWhole } from './kept-pages';
import type { Pdfs } from './pdfs';
import type { SecondWindow } from './second-window';
import { wizardPath } from './wizard';

/** Passed to the page as text: the page could not run functions as stories are compiled. */
const evaluates = (page: Page, text: string) => page.waitForFunction(text);

/** Waits until the wizard shows a step, by its name in the address and a field that is drawn. */
export async function onStep({ page }: SecondWindow, name: string, label: string) {
  await evaluates(page, `new URLSearchParams(location.search).get('step') === '${name}'`);
  await evaluates(
    page,
    `[...document.querySelectorAll('main label, main button')].some((one) => one.textContent.trim().startsWith('${label}'))`,
  );
}

/** Ticks a checkbox or a radio button, found by a part of its selector. */
export const tick = async ({ page }: SecondWindow, field: string) => {
  await evaluates(page, `document.querySelector('input${field}') !== null`);
  await page.evaluate(`document.querySelector('input${field}').click()`);
};

/** Waits until a list has this choice. */
export const option = ({ page }: SecondWindow, value: string) =>
  evaluates(page, `document.querySelector('option[value="${value}"]') !== null`);

/** Waits until the page shows that the portal has saved everything. */
export const savedByPortal = ({ page }: SecondWindow) =>
  evaluates(page, '/Saved \\d\\d:\\d\\d/.test(document.body.textContent)');

/** Opens the wizard once online; then opens the home page offline for the first time, and the wizard from there. */
export async function openOffline(
  window: SecondWindow,
  portal: TestPortal,
  line: { cut(): void },
): Promise<void> {
  await window.open(wizardPath);
  await window.see('Your purpose');
  await keptWhole(window.page, portal, 'mfe-intern-wizard');
  line.cut();
  await window.open('/');
  await window.press('Apply Now for an internship');
  await window.standsOn(wizardPath);
}

/** Fills the first three steps, up to education. */
export async function typeUpToEducation(window: SecondWindow, applicant: Applicant): Promise<void> {
  await tick(window, '[name="purpose"][value="volunteer"]');
  await tick(window, '[name="agree_submission"]');
  await tick(window, '[name="agree_terms"]');
  await window.press('Next Step');

  await onStep(window, 'personal-info', 'Full Name');
  await window.type('Full Name', applicant.name);
  await window.type('Email', applicant.email);
  await window.type('Phone Number', applicant.phone);
  // The hint moves the fields below it.
  await window.see('Did you start an application before?');
  await window.type('Date of birth', applicant.dob);
  await tick(window, '[name="gender"][value="female"]');
  await option(window, applicant.nationality);
  await window.type('Nationality', applicant.nationality);
  await window.type('Current Address', applicant.current_address);
  await window.type('Permanent Address', applicant.permanent_address);
  await tick(window, '[name="contact_preference"][value="email"]');
  await window.press('Next Step');

  await onStep(window, 'personal-details', 'No');
  await window.see('Not sent yet');
  await tick(window, '[name="has_disability"][value="no"]');
  await window.press('Next Step');
  await onStep(window, 'education', 'Name of institution');
}

export async function typeEducation(window: SecondWindow, programme: string): Promise<void> {
  const { name, degree_level, graduation_year } = answers.institution;
  await window.type('Name of institution', name);
  await window.type('Programme', programme);
  await option(window, degree_level);
  await window.type('Degree level', degree_level);
  await window.type('Graduation year', graduation_year);
}

/** Fills the steps experience and motivation, up to skills. */
export async function typeUpToSkills(window: SecondWindow, statement: string): Promise<void> {
  await onStep(window, 'experience', 'Add clinical experience');
  await window.press('Add clinical experience');
  await window.type('Description', answers.experience);
  await window.press('Next Step');
  await onStep(window, 'motivation', 'Personal statement');
  await option(window, answers.interest.area);
  await window.type('Area', answers.interest.area);
  await window.type('Personal statement', statement);
  await window.press('Next Step');
  await onStep(window, 'skills', 'Anything else you are good at');
}

const select = async ({ page }: SecondWindow, name: string, value: string) => {
  await page.waitForSelector(`select[name="${name}"] option[value="${value}"]`);
  await page.select(`select[name="${name}"]`, value);
};

/** Chooses a file offline, and waits until the page shows that the device keeps it or has it ready for its step. */
async function chooseFile({ page }: SecondWindow, name: string, file: string, status: string) {
  const input = await page.waitForSelector(`input[type="file"][name="${name}"]`);
  await (input as ElementHandle<HTMLInputElement>).uploadFile(file);
  await evaluates(
    page,
    `document.getElementsByName('${name}')[0].closest('.p-field').textContent.includes('${status}')`,
  );
}

/** Fills skills, availability, both references with their letters, and the documents, up to the review. */
export async function typeFromSkills(window: SecondWindow, pdfs: Pdfs): Promise<void> {
  await select(window, 'languages.0.language', answers.language.language);
  await select(window, 'languages.0.proficiency', answers.language.proficiency);
  await window.type('Anything else you are good at', answers.skills);
  await window.press('Next Step');
  await onStep(window, 'availability', 'Hours available');
  await window.type('Start date', answers.period.start_date);
  await window.type('End date', answers.period.end_date);
  await window.type('Hours available', answers.hours);
  await window.press('Next Step');

  await onStep(window, 'academic-reference', 'Academic reference letter');
  await window.type('Full name', answers.academic.full_name);
  await window.type('Institution', answers.academic.institution);
  await window.type('Email', answers.academic.email);
  await chooseFile(window, 'references.0.letter', pdfs.academic, 'Ready to be sent');
  await window.press('Next Step');
  await onStep(window, 'community-reference', 'Character reference letter');
  await window.type('Full name', answers.community.full_name);
  await window.type('Organization', answers.community.organization);
  await window.type('Email', answers.community.email);
  await chooseFile(window, 'references.1.letter', pdfs.community, 'Ready to be sent');
  await window.press('Next Step');

  await onStep(window, 'documents', 'Signed CV');
  for (const type of answers.documents)
    await chooseFile(window, `documents.${type}`, pdfs[type], 'Kept on this device');
  await window.press('Next Step');
  await onStep(window, 'review', 'Signature');
}
