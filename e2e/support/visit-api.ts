import { call, personal, type WizardSession } from './api';
import { type Applicant, answers, aPdf } from './applicants';
import type { TestPortal } from './harness';

export const visit = {
  institution_name: 'Huye District Hospital',
  institution_position: 'Head nurse',
  start: '2097-03-01',
  end: '2097-03-12',
  hours: '20',
  participants: '4',
};

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

async function uploadTo(portal: TestPortal, path: string, session: WizardSession, type: string) {
  const form = new FormData();
  form.append('intern_details_id', String(session.intern_details_id));
  form.append(type, new Blob([new Uint8Array(await aPdf(type))], { type: 'application/pdf' }), `${type}.pdf`);
  await call(portal, 'POST', `/api/visitor/${path}`, { token: session.token, form });
}

/** Fills every step from 2 on, except the signature. */
export async function fillVisit(
  portal: TestPortal,
  applicant: Applicant,
  purpose: 'personal' | 'institutional' = 'institutional',
): Promise<WizardSession> {
  const session = await startVisit(portal, applicant);
  const { token, application_id, intern_details_id } = session;
  const post = (path: string, json: object) =>
    call(portal, 'POST', `/api/visitor/${path}`, {
      token,
      json: { intern_details_id, application_id, ...json },
    });
  const form = {
    purpose,
    agree_submission: true,
    agree_terms: true,
    previous_degrees: 'Certificate in counselling, 2019',
  };
  await saveVisit(portal, session, 3, form);
  const { institution_name, institution_position } = visit;
  const organisation = { institution_name, institution_position, has_disability: 'no', description: '' };
  await post('personal-details', { ...personal(applicant), ...organisation });
  await uploadTo(portal, 'upload-national-id', session, 'national_id');
  await post('institution', { institutions: [answers.institution] });
  await post('languages', { languages: [answers.language], other_skills: '' });
  await post('interests', { interests: [answers.interest], personal_statement: answers.statement });
  await post('logistics', {
    visit_start_date: visit.start,
    visit_end_date: visit.end,
    has_visited: 'no',
    is_institution: purpose === 'institutional',
    people_participated: visit.participants,
    travel_from_city: 'Kampala',
    declaration_accuracy: true,
    declaration_conduct: true,
    declaration_data_processing: true,
  });
  const periods = [{ start_date: visit.start, end_date: visit.end }];
  await post('availability', { periods, hours_available: visit.hours });
  for (const type of ['cv', 'letter']) await uploadTo(portal, 'upload-documents', session, type);
  await saveVisit(portal, session, 8, {});
  return session;
}
