import { programmes, referenceOf } from '@portal/contract-svc-applications-v1';
import { presentListedEntry } from '../../application-view';
import type { ListedCancelledAct, Reader } from '../../assessment';
import type { FreeByPress, KeptDecision } from '../../decisions';
import type { ListedEntry } from '../../platform';
import type { InUse } from './store';
import { type Day, oldestFirst, type UnreadSubmissions, type Waiting, type WaitingOfKind } from './today';

export interface Today {
  submitted: UnreadSubmissions;
  answered: WaitingOfKind;
  letters: WaitingOfKind;
  /** Null for reviewers, as are the mails. */
  requests: WaitingOfKind | null;
  mails: number | null;
  days: Day[];
  submittedBy: number[];
  decidedBy: number[];
  inUse: InUse;
  acts: ListedEntry[];
  cancelled: ListedCancelledAct[];
  kept: KeptDecision[];
  free: FreeByPress[];
  /** Readers who left, with the number of applications that wait because of them; null for reviewers. */
  left: { reader: Reader; applications: number }[] | null;
}

export function presentToday({ submitted, answered, letters, requests, mails, ...today }: Today) {
  const kinds = [submitted, answered, letters, ...(requests ? [requests] : [])];
  return {
    waiting: oldestFirst(kinds).map(presentWaiting),
    totals: {
      submitted: submitted.total,
      answered: answered.total,
      letters: letters.total,
      requests: requests?.total ?? null,
      mails,
    },
    left_readers:
      today.left?.map(({ reader, applications }) => ({ id: reader.id, name: reader.name, applications })) ??
      null,
    cancelled: today.cancelled.map(presentCancelled),
    kept: today.kept.map(presentKept),
    free_places: today.free.map(({ programme, places, because }) => ({ programme, count: places, because })),
    unread: programmes.map(({ key }) => ({ type: key, count: submitted.of[key] })),
    week: today.days.map(({ day }, index) => ({
      day,
      submitted: today.submittedBy[index] ?? 0,
      decided: today.decidedBy[index] ?? 0,
    })),
    in_use: {
      results: today.inUse.results,
      waiting_list: today.inUse.waitingList,
      places: today.inUse.places,
    },
    acts: today.acts.map((act) => presentListedEntry(act)),
  };
}

const presentCancelled = ({
  id,
  kind,
  author,
  reason,
  cancelledAt,
  application,
  status,
}: ListedCancelledAct) => ({
  id,
  kind,
  by: author.name,
  why: reason,
  at: cancelledAt.toISOString(),
  application: application && presentLinked(application),
  status,
});

const presentKept = ({ id, by, status, keptBecause, application }: KeptDecision) => ({
  ...{ id, by: by.name, status, why: keptBecause ?? ('late' as const) },
  application: presentLinked(application),
});

const presentWaiting = ({ kind, since, application, from }: Waiting) => ({
  kind,
  since: since.toISOString(),
  application: presentLinked(application),
  from,
});

/** An application in a row that links to it. */
export const presentLinked = ({ id, type, applicantName }: Waiting['application']) => ({
  id,
  type,
  reference: referenceOf(type, id),
  applicant_name: applicantName,
});
