import { until } from '@portal/test-kit';
import { dayMs } from '../../src/application/retention/rules';
import { type ReminderParts, remindDrafts } from '../../src/mail/reminders/round';
import type { ApplicationsUnderTest } from '../applications-under-test';
import { type Applicant, buildApplicant } from './applicant';

export const daysAgo = (days: number) => new Date(Date.now() - days * dayMs);

/** What a test of reminders does with a portal. */
export function reminding(portal: () => ApplicationsUnderTest) {
  /** The clock goes without a jump since days. */
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
    /** What earlier tests have left is not reminded. */
    async begin() {
      await steady();
      await portal().knex('applications').update({ updated_at: new Date() });
      await portal()
        .knex('draft_reminders')
        .update({ told_at: daysAgo(2) });
    },
    /** A draft that its owner, whose mailbox is proven, has not touched for so many days. */
    async leftAlone(days: number, { proven = true } = {}): Promise<Applicant> {
      const amina = await buildApplicant(portal());
      if (proven) portal().auth.proven.add(amina.personId);
      await untouched(amina, days);
      return amina;
    },
    round: (changes: Partial<ReminderParts> = {}, options: object = {}) =>
      remindDrafts({ ...parts(), ...changes }, options),
    /** The reminders that went out, once everything that waits is sent. */
    async reminders(person: Applicant): Promise<number> {
      const waiting = () => portal().knex('applications_outbox').where({ state: 'waiting' }).first();
      await until(async () => !(await waiting()));
      return mailsTo(person).length;
    },
  };
}
