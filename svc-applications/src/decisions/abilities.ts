import { isProgramme } from '@portal/contract-svc-applications-v1';
import { type Abilities, isOwner, mayAnswer } from '../application';
import { roundsNow } from '../rounds';
import { mayDecide } from './feedback/policy';
import { requestAnother } from './requests/request';
import { mayUndoWithdrawal, mayWithdraw } from './withdrawal/withdrawal';

type Another = ReturnType<typeof requestAnother>;

interface OwnersOnDecisions {
  /** Whether the applicant can send the answers that staff asked for by a reopening. */
  answer: boolean;
  withdraw: boolean;
  undo_withdrawal: boolean;
  request_another: Another['state'];
  request_another_on: Another['on'];
}

declare module '../application/abilities' {
  interface OwnerAbilities extends OwnersOnDecisions {}
  interface StaffAbilities {
    decide: boolean;
  }
}

/** What may be done about decisions: deciding, answering a reopening, withdrawing, requesting another application. */
export const decisionsAbilities: Abilities = {
  async ofOwner(stores, personId, theirs) {
    const { requests, reopenings, offers } = stores;
    const pending = await requests.pendingOf(personId);
    const ids = theirs.map(({ id }) => id);
    const reopened = await reopenings.newestOf(ids);
    const offered = await offers.newestOf(ids);
    const roundsOn = await roundsNow(stores);
    return (actor, application, today): OwnersOnDecisions => {
      const { id, type } = application;
      const { calendar, now } = today;
      // Only the newest application of a programme counts; older ones may exist.
      const isNewest = isProgramme(type) && theirs.find((one) => one.type === type)?.id === id;
      const rounds = roundsOn(type, today);
      const state = { application, isNewest, isPending: pending.includes(type), ...(rounds && { rounds }) };
      const another = requestAnother(state, today);
      return {
        answer: mayAnswer(actor, application, reopened.get(id), now),
        withdraw:
          isOwner(actor, application) && mayWithdraw(application, offered.get(id), calendar.dayOf(now)),
        undo_withdrawal: isOwner(actor, application) && mayUndoWithdrawal(application, now),
        request_another: another.state,
        request_another_on: another.on,
      };
    };
  },
  ofStaff: (actor, application) => ({ decide: mayDecide(actor, application) }),
};
