import { calendarOf, daysAfter } from '@portal/service-kit/calendar';
import type { ApplicationsUnderTest } from '../applications-under-test';
import { type Applicant, staffToken } from './applicant';
import { decision } from './decisions';

/** The day this many days from now in the time zone of the tests' portals, which may be a day ahead of UTC. */
export const dayIn = (days: number): string => daysAfter(calendarOf('Africa/Kigali').dayOf(new Date()), days);

/** The terms of a place from a month on, with a reply due within ten days. */
export const anOffer = (changes: object = {}) => ({
  from: dayIn(30),
  until: dayIn(60),
  place: 'Huye, main office',
  reply_by: `${dayIn(10)}T17:00`,
  conditions: 'Bring your student card.',
  ...changes,
});

/** Grace approves with an offer; returns what its applicant sees of the offer. */
export async function approveWithOffer(
  portal: ApplicationsUnderTest,
  applicant: Applicant,
  offer: object = {},
) {
  const token = await staffToken(portal, 'admin', { personId: 9_001, name: 'Grace Mutoni' });
  const body = decision(applicant, { offer: anOffer(offer) });
  const answer = await portal.call('decideApplication', { token, body });
  if (answer.status !== 200)
    throw new Error(`the decision answered ${answer.status}: ${answer.body.message}`);
  return offerOf(portal, applicant);
}

/** The offer as its applicant sees it. */
export async function offerOf(portal: ApplicationsUnderTest, applicant: Applicant) {
  const params = { id: applicant.applicationId };
  const { body } = await portal.call('getOwnApplication', { token: await applicant.accountToken(), params });
  const { offer } = body.review;
  if (!offer) throw new Error('there is no offer');
  return offer;
}

/** The link in the newest mail to an applicant. */
export function linkIn(portal: ApplicationsUnderTest, { personal: { email } }: Applicant): string {
  const mail = portal.mails.filter(({ to }) => to === email).at(-1);
  const link = /http:\/\/portal\.test(\/offer\/[\w-]+)/.exec(mail?.text ?? '')?.[1];
  if (!link) throw new Error('no mail has a link');
  return link;
}

/** Sends the form of the page behind a link. */
export async function press(
  portal: ApplicationsUnderTest,
  link: string,
  act: string,
  typed: Record<string, string> = {},
) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ act, ...typed })) form.append(name, value);
  const answer = await fetch(portal.url + link, { method: 'POST', body: form, redirect: 'manual' });
  return { status: answer.status, location: answer.headers.get('Location'), text: await answer.text() };
}
