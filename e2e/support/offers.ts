import { connectDatabase } from '@portal/service-kit/database';
import { call, staffSignIn, submittedApplicant } from './api';
import { anApplicant } from './applicants';
import type { TestPortal } from './harness';
import { linkFromMail } from './mailbox';
import { patienceMs, until } from './patience';

const dayMs = 24 * 3_600_000;

/** The ISO day in so many days from now. */
export const dayIn = (days: number): string => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);

export const anOffer = () => ({
  from: dayIn(30),
  until: dayIn(60),
  place: 'Huye, main office',
  conditions: 'Bring your student card.',
  reply_by: `${dayIn(10)}T17:00`,
});

/** Makes an applicant who was approved with the offer of a place; returns the link of the mail, too. */
export async function offeredApplicant(portal: TestPortal, name?: string) {
  const seeded = await submittedApplicant(portal, anApplicant(name));
  const { token } = await staffSignIn(portal);
  const decision = { status: 'approved', message: 'We look forward to meeting you.', offer: anOffer() };
  await call(portal, 'POST', '/api/feedback', {
    token,
    json: { application_id: seeded.application_id, ...decision },
  });
  return {
    ...seeded,
    link: await linkFromMail(portal, seeded.applicant.email, /offer you a place/, '/offer/'),
  };
}

/** Ends the time for the reply to an offer yesterday, since no story can wait for days. */
export async function replyOver({ database: url }: Pick<TestPortal, 'database'>, application_id: number) {
  const database = connectDatabase({ url });
  try {
    await database('offers')
      .where({ application_id })
      .update({ reply_by: `${dayIn(-2)}T09:00`, offered_at: new Date(Date.now() - 5 * dayMs) });
  } finally {
    await database.destroy();
  }
}

/** Waits until an offer has lapsed; a service checks every minute. */
export async function hasLapsedOffer(portal: Pick<TestPortal, 'database'>, application_id: number) {
  const database = connectDatabase({ url: portal.database });
  try {
    await until(
      'the offer has lapsed',
      () => database('offers').where({ application_id, state: 'lapsed' }).first('id'),
      { everyMs: 500, withinMs: Math.max(180_000, patienceMs()) },
    );
  } finally {
    await database.destroy();
  }
}
