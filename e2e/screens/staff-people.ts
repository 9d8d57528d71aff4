import { call, staffSignIn, startInternship, storageOf, submittedApplicant } from '../support/api';
import { anApplicant } from '../support/applicants';
import { decide } from '../support/staff-api';
import { aColleague, invite, joinedColleague, requesterOf } from '../support/staff-seed';
import { fillVisit } from '../support/visit-api';
import { once } from './dashboard-people';

export const admin = once(async (portal) => storageOf(await staffSignIn(portal)));

export const reviewer = once(async (portal) => {
  const { session } = await joinedColleague(portal, 'reviewer', 'Grace Iradukunda');
  return storageOf(session);
});

/** Where an invitation leads that waits to be accepted. */
export const invitation = once((portal) => invite(portal, aColleague('Eric Nshuti'), 'reviewer'));

/** An internship that was sent in and has had one answer. */
export const internship = once(async (portal) => {
  const { application_id } = await submittedApplicant(portal, anApplicant('Divine Umutoni'));
  await decide(portal, application_id, 'in-review', 'We have begun to read your application.');
  return application_id;
});

/** One that is not sent in yet. */
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

/** A request that waits for an answer. */
export const request = once((portal) => requesterOf(portal, 'Clarisse Uwera'));

/** One of each kind, so that a list has something to tell. */
export const several = once(async (portal) => {
  await Promise.all([draft(portal), visit(portal), request(portal), internship(portal)]);
  return internship(portal);
});
