import { daysOf, judgeReminders, notifiedBefore, queueReminder } from '../../mail';
import type { BulkKind } from './bulk';

/** How many people svc-auth is asked about at the same time. */
const atOnce = 10;

/** Mails the owners of drafts, by the rules of automatic reminders. */
export const remindOfDrafts: BulkKind = {
  may: 'sendMails',
  needs: [],
  async learn({ stores, auth }, { applications }) {
    const drafts = await stores.reminders.leftAlone(applications.map(({ id }) => id));
    const people = notifiedBefore(drafts);
    const proven = new Set<number>();
    for (let from = 0; from < people.length; from += atOnce) {
      await Promise.all(
        people.slice(from, from + atOnce).map(async (person) => {
          if (await auth.mailboxIsProven(person)) proven.add(person);
        }),
      );
    }
    return { proven };
  },
  // The lock of the automatic rounds, since both count towards the same daily limit.
  async lockFirst({ portal }) {
    await portal.lock();
  },
  async judge(stores, { applications, learnt: { proven = new Set() } }, now) {
    const ids = applications.map(({ id }) => id);
    const judge = await judgeReminders(stores, ids, { proven, now });
    return ({ id }) => judge(id);
  },
  async perform(trx, { application, learnt }, { clock }) {
    const now = clock();
    const [draft] = await trx.reminders.leftAlone([application.id]);
    const days = draft && daysOf(draft.touchedAt, now);
    if (!days) throw new Error('A draft that was judged is due');
    const isProven = learnt.proven?.has(application.personId) ?? false;
    await queueReminder(trx, application, { days, now, isProven, touchedAt: draft.touchedAt });
    return {};
  },
};
