import type { ApplicationsUnderTest } from '../applications-under-test';
import { type Applicant, buildApplicant } from './applicant';
import { copiesOf } from './copies';
import { expectTaken, pdfFile } from './sections';

const dates = { visit_start_date: '2097-02-01', visit_end_date: '2097-02-12' };

export const travel = {
  accommodation_type: 'hotel',
  needs_visa_assistance: 'yes',
  travel_from_country: 'Kenya',
  travel_from_city: 'Nairobi',
  emergency_contact_name: 'Grace Wanjiru',
  emergency_contact_relationship: 'Sister',
  emergency_contact_phone: '+254 712 345 678',
  emergency_contact_email: 'Grace@example.org',
};

export const declared = {
  declaration_accuracy: true,
  declaration_conduct: true,
  declaration_data_processing: true,
};

/** A complete body for each visit call that takes a section, without the ids. */
export const visitSections = {
  saveVisitInstitutions: {
    institutions: [
      { name: 'University of Nairobi', program: 'Medicine', degree_level: 'Master', graduation_year: 2015 },
    ],
  },
  saveVisitLanguages: { languages: [{ language: 'English', proficiency: 'Advanced' }], other_skills: '' },
  saveVisitInterests: {
    interests: [{ area: 'Other', other: 'Bereavement care' }],
    personal_statement: 'To see how home care is organised.',
  },
  saveVisitLogistics: {
    ...dates,
    ...travel,
    ...declared,
    is_institution: false,
    has_visited: 'no',
    people_participated: 1,
  },
  saveVisitAvailability: {
    periods: [{ start_date: '2097-02-01', end_date: '2097-02-12' }],
    hours_available: '20',
  },
};
export type VisitSectionId = keyof typeof visitSections;
export const visitSectionIds = Object.keys(visitSections) as VisitSectionId[];

export const organisation = { institution_name: 'Nairobi Hospice', institution_position: 'Nurse' };

/** The first bytes of a picture decide what kind it is. */
export const jpegFile = (name = 'passport.jpg') =>
  new File([Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16])], name, { type: 'image/jpeg' });
export const pngFile = (name = 'passport.png') =>
  new File([Buffer.from('\x89PNG\r\n\x1a\n....', 'latin1')], name, { type: 'image/png' });

export const buildVisitor = (portal: ApplicationsUnderTest, changes: Record<string, unknown> = {}) =>
  buildApplicant(portal, changes, 'signInToVisit');

/** The body of a section's call. saveVisitLogistics names the application, other calls its details. */
export const visitBody = (visitor: Applicant, operation: VisitSectionId, answers: object) => ({
  ...(operation === 'saveVisitLogistics'
    ? { application_id: visitor.applicationId }
    : { intern_details_id: visitor.detailsId }),
  ...answers,
});

export const visitorDetails = (visitor: Applicant, changes: object = {}) => ({
  body: {
    application_id: visitor.applicationId,
    ...visitor.personal,
    ...organisation,
    has_disability: 'no',
    description: '',
    ...changes,
  },
});

export const saved = (visitor: Applicant, form_data: object, current_step = 3) => ({
  body: {
    application_id: visitor.applicationId,
    intern_details_id: visitor.detailsId,
    current_step,
    form_data,
  },
});

export async function fillVisit(
  visitor: Applicant,
  operation: VisitSectionId,
  answers: object = visitSections[operation],
): Promise<void> {
  expectTaken(operation, await visitor.call(operation, { body: visitBody(visitor, operation, answers) }));
}

export async function sendIdentity(visitor: Applicant, file: File = jpegFile()): Promise<void> {
  const form = { intern_details_id: visitor.detailsId, national_id: file };
  expectTaken('uploadNationalId', await visitor.call('uploadNationalId', { form }));
}

export async function sendVisitDocument(visitor: Applicant, type: 'cv' | 'letter' | 'other'): Promise<void> {
  const form = { intern_details_id: visitor.detailsId, [type]: await pdfFile(`${type}.pdf`) };
  expectTaken('uploadVisitDocuments', await visitor.call('uploadVisitDocuments', { form }));
}

export const visitWelcome = (purpose: 'personal' | 'institutional') => ({
  purpose,
  agree_submission: true,
  agree_terms: true,
});

/** A visitor who fills in everything, call by call, and only has to sign. */
export async function fillInVisit(
  portal: ApplicationsUnderTest,
  purpose: 'personal' | 'institutional' = 'personal',
): Promise<Applicant> {
  const visitor = await buildVisitor(portal);
  expectTaken(
    'saveVisitProgress',
    await visitor.call('saveVisitProgress', saved(visitor, visitWelcome(purpose))),
  );
  expectTaken(
    'saveVisitPersonalDetails',
    await visitor.call('saveVisitPersonalDetails', visitorDetails(visitor)),
  );
  await sendIdentity(visitor);
  const isInstitution = purpose === 'institutional';
  for (const operation of visitSectionIds) {
    const changes =
      operation === 'saveVisitLogistics' ? { is_institution: isInstitution, people_participated: 4 } : {};
    await fillVisit(visitor, operation, { ...visitSections[operation], ...changes });
  }
  await sendVisitDocument(visitor, 'cv');
  if (isInstitution) await sendVisitDocument(visitor, 'letter');
  return visitor;
}

export const signed = (visitor: Applicant, changes: object = {}) => ({
  body: {
    application_id: visitor.applicationId,
    signature: 'Amina Uwase',
    agreement: true,
    ...changes,
  },
});

/** A visitor who fills in everything, call by call, and submits it. */
export async function fillInAndSubmitVisit(portal: ApplicationsUnderTest): Promise<Applicant> {
  const visitor = await fillInVisit(portal);
  expectTaken('submitVisit', await visitor.call('submitVisit', signed(visitor)));
  return visitor;
}

const complete = {
  personal: copiesOf((portal) => fillInVisit(portal)),
  institutional: copiesOf((portal) => fillInVisit(portal, 'institutional')),
};

/** A visitor who has filled in everything and only has to sign. */
export const buildCompleteVisit = (
  portal: ApplicationsUnderTest,
  purpose: keyof typeof complete = 'personal',
) => complete[purpose](portal);

/** A visitor whose application is submitted. */
export const buildSubmittedVisit = copiesOf(fillInAndSubmitVisit);
