import { until } from '@portal/test-kit';
import { dayMs } from '../../src/application/retention/rules';
import { type ReminderParts, remindDrafts } from '../../src/mail/reminders/round';
import type { ApplicationsUnderTest } from '../applications-under-test';
import { type Applicant, buildApplicant } from './applicant';

export const daysAgo = (days: number) => new Date(Date.now() - days * dayMs);

/** The acts that tests of reminders need. */
export function reminding(portal: () => ApplicationsUnderTest) {
  /** Makes the clock look as if it had run for days without a jump. */
  const steady = () =>
    portal()
      .knex('retention_state')
      .update({ seen_at: new Date(), steady_since_at: daysAgo(3), doubted_from_at: null });
  const untouched = ({ applicationId: id }: Applicant, days: number) =>
    portal()
      .knex('applications')
      .where({ id })
      .update({ updated_at: daysAgo(days) });
  const parts = (): ReminderParts => portal().service;
  const mailsTo = ({ personal }: Applicant) =>
    portal().mails.filter(({ to, subject }) => to === personal.email && subject.includes('waiting for you'));
  return {
    steady,
    untouched,
    parts,
    mailsTo,
    /** Prevents reminders of drafts that earlier tests have left. */
    async begin() {
      await steady();
      await portal().knex('applications').update({ updated_at: new Date() });
      await portal()
        .knex('draft_reminders')
        .update({ told_at: daysAgo(2) });
    },
    /** A draft that its owner has not changed for this many days; the owner's mailbox is proven by default. */
    async leftAlone(days: number, { proven = true } = {}): Promise<Applicant> {
      const amina = await buildApplicant(portal());
      if (proven) portal().auth.proven.add(amina.personId);
      await untouched(amina, days);
      return amina;
    },
    round: (changes: Partial<ReminderParts> = {}, options: object = {}) =>
      remindDrafts({ ...parts(), ...changes }, options),
    /** The number of reminders that were sent, once no mail waits any more. */
    async reminders(person: Applicant): Promise<number> {
      const waiting = () => portal().knex('applications_outbox').where({ state: 'waiting' }).first();
      await until(async () => !(await waiting()));
      return mailsTo(person).length;
    },
  };
}
