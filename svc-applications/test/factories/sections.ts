import { makePdf } from '@portal/test-kit';
import type { ApplicationsUnderTest } from '../applications-under-test';
import { type Applicant, buildApplicant } from './applicant';
import { copiesOf } from './copies';

/** A complete body for each call that takes a section. */
export const sections = {
  saveDisability: { has_disability: 'no', description: '' },
  saveInstitutions: {
    institutions: [
      { name: 'University of Rwanda', program: 'Nursing', degree_level: 'Bachelor', graduation_year: 2027 },
    ],
  },
  saveDegrees: {
    degrees: [
      { name: 'IPRC Kigali', program: 'Care', degree_level: 'Associate', graduation_date: '2023-07-01' },
    ],
  },
  saveHonors: { honors: [{ name: 'Dean’s list', award: 'First', date_awarded: '2024-03-02' }] },
  saveCoursework: { course_works: [{ title: 'Ethics', institution: 'UR', date_completed: '2024-12-12' }] },
  saveExperience: {
    clinic_experiences: [{ description: 'Ward work in Huye' }],
    research_experiences: [],
    volunteers: [{ description: 'Home visits' }],
  },
  saveInterests: {
    interests: [
      { area: 'Research', other: '' },
      { area: 'Other', other: 'Music therapy' },
    ],
    personal_statement: 'I want to learn how care is given at home.',
  },
  saveLanguages: { languages: [{ language: 'Kinyarwanda', proficiency: 'Native' }], other_skills: 'Drawing' },
  saveAvailability: { periods: [{ start_date: '2097-01-04', end_date: '2097-03-26' }], hours_available: 30 },
};

export const referee = {
  full_name: 'Dr Jean Bosco',
  email: 'jean.bosco@example.org',
  phone: '+250 788 123 456',
  relationship: 'Lecturer',
};

export const documentTypes = ['cv', 'cover_letter', 'transcript', 'criminal_record'];

let somePdf: Promise<Buffer> | undefined;

/** A real PDF as a browser sends it. */
export async function pdfFile(name = 'letter.pdf', content?: Buffer): Promise<File> {
  somePdf ??= makePdf({ text: 'Signed' });
  return new File([new Uint8Array(content ?? (await somePdf))], name, { type: 'application/pdf' });
}

export type SectionId = keyof typeof sections;
export const sectionIds = Object.keys(sections) as SectionId[];

/** Sends a section and expects it to be accepted. */
export async function fill(applicant: Applicant, operation: SectionId): Promise<void> {
  const body = { intern_details_id: applicant.detailsId, ...sections[operation] };
  expectTaken(operation, await applicant.call(operation, { body }));
}

export async function sendReference(
  applicant: Applicant,
  operation: 'saveAcademicReference' | 'saveCommunityReference',
): Promise<void> {
  const form = {
    intern_details_id: applicant.detailsId,
    application_id: applicant.applicationId,
    ...referee,
    ...(operation === 'saveAcademicReference'
      ? { institution: 'University of Rwanda' }
      : { organization: 'Red Cross' }),
    letter: await pdfFile('letter.pdf'),
  };
  expectTaken(operation, await applicant.call(operation, { form }));
}

export async function sendDocument(applicant: Applicant, type: string, file?: File): Promise<void> {
  const form = { intern_details_id: applicant.detailsId, [type]: file ?? (await pdfFile(`${type}.pdf`)) };
  expectTaken('uploadInternshipDocuments', await applicant.call('uploadInternshipDocuments', { form }));
}

export const welcome = { purpose: 'academic', agree_submission: true, agree_terms: true };

export async function agree(applicant: Applicant): Promise<void> {
  const body = { application_id: applicant.applicationId, current_step: 3, form_data: welcome };
  expectTaken('saveInternshipProgress', await applicant.call('saveInternshipProgress', { body }));
}

/** A person who fills in everything, call by call, and only has to sign. */
export async function fillInAll(portal: ApplicationsUnderTest): Promise<Applicant> {
  const applicant = await buildApplicant(portal);
  await agree(applicant);
  for (const operation of sectionIds) await fill(applicant, operation);
  await sendReference(applicant, 'saveAcademicReference');
  await sendReference(applicant, 'saveCommunityReference');
  for (const type of documentTypes) await sendDocument(applicant, type);
  return applicant;
}

export const submission = ({ applicationId, detailsId }: Applicant) => ({
  body: { application_id: applicationId, intern_details_id: detailsId, signature: 'Amina Uwase' },
});

/** A person who fills in everything, call by call, and submits it. */
export async function fillInAndSubmit(portal: ApplicationsUnderTest): Promise<Applicant> {
  const applicant = await fillInAll(portal);
  expectTaken('submitInternship', await applicant.call('submitInternship', submission(applicant)));
  return applicant;
}

/** A person who has filled in everything and only has to sign. */
export const buildComplete = copiesOf(fillInAll);

/** A person whose application is submitted. */
export const buildSubmitted = copiesOf(fillInAndSubmit);

export function expectTaken(operation: string, answer: { status: number; body: unknown }): void {
  if (answer.status !== 200) {
    throw new Error(`${operation} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  }
}
