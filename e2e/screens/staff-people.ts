import { call, signIn, staffSignIn, startInternship, storageOf, submittedApplicant } from '../support/api';
import { anApplicant } from '../support/applicants';
import { decide } from '../support/staff-api';
import { aColleague, answer, invite, joinedColleague, reopen, requesterOf } from '../support/staff-seed';
import { fillVisit } from '../support/visit-api';
import { once } from './dashboard-people';

export const adminStorage = once(async (portal) => storageOf(await staffSignIn(portal)));

export const reviewer = once(async (portal) => {
  const { session } = await joinedColleague(portal, 'reviewer', 'Grace Iradukunda');
  return storageOf(session);
});

/** The path of an invitation that waits to be accepted. */
export const invitation = once((portal) => invite(portal, aColleague('Eric Nshuti'), 'reviewer'));

/** A submitted internship with one decision. */
export const internship = once(async (portal) => {
  const { application_id } = await submittedApplicant(portal, anApplicant('Divine Umutoni'));
  await decide(portal, application_id, 'in-review', 'We have begun to read your application.');
  return application_id;
});

/** A submitted internship with a decision that waits to go out. */
export const held = once(async (portal) => {
  const { application_id } = await submittedApplicant(portal, anApplicant('Solange Ingabire'));
  const { token } = await staffSignIn(portal);
  const message = 'Welcome! We look forward to meeting you.';
  const json = { application_id, status: 'approved', message, hold_minutes: 60 };
  await call(portal, 'POST', '/api/feedback', { token, json });
  return application_id;
});

/** A submitted internship with a prepared decision. */
export const prepared = once(async (portal) => {
  const { application_id } = await submittedApplicant(portal, anApplicant('Felix Mugabo'));
  const { token } = await staffSignIn(portal);
  const json = { application_id, status: 'approved', message: 'Welcome! We look forward to meeting you.' };
  await call(portal, 'POST', '/api/feedback/prepared', { token, json });
  return application_id;
});

/** A submitted internship whose applicant has answered what staff asked for. */
export const answered = once(async (portal) => {
  const { applicant, application_id, password } = await submittedApplicant(portal, anApplicant('Aline Keza'));
  await reopen(portal, application_id, {
    sections: ['statement', 'documents.cv'],
    reason: 'Please say more about your reasons.',
  });
  const { token } = await signIn(portal, applicant.email, password);
  const statement = 'I want to learn how care at home is taught, and to bring it to the hospital.';
  await answer(portal, { application_id, token }, statement);
  return application_id;
});

/** An internship that is not submitted yet. */
export const draft = once(async (portal) => {
  const { application_id } = await startInternship(portal, anApplicant('Paul Habimana'));
  return application_id;
});

export const visit = once(async (portal) => {
  const name = 'Jean Bosco Mugisha';
  const { application_id, token } = await fillVisit(portal, anApplicant(name));
  const json = { application_id, signature: name, agreement: true };
  await call(portal, 'POST', '/api/visitor/submit', { token, json });
  return application_id;
});

/** A request that waits for a decision. */
export const request = once((portal) => requesterOf(portal, 'Clarisse Uwera'));

/** An application of each kind, so that the lists are not empty. */
export const several = once(async (portal) => {
  await Promise.all([draft(portal), visit(portal), request(portal), internship(portal)]);
  return internship(portal);
});
