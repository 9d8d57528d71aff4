import { translated } from '@portal/application-ui/language';
import { decisions, labelOf } from '@portal/contract-svc-applications-v1';
import type { Release, ReleaseDetails, Results } from '../../api/results';
import * as t from '../../messages/results';

type Counted = Pick<Results['seen'][number], 'status'>;

/** Returns the number of each decision: '30 Approved', '8 Rejected'. */
export const countsInWords = (seen: readonly Counted[]): string[] =>
  decisions.flatMap(({ value, label }) => {
    const count = seen.filter(({ status }) => status === value).length;
    return count > 0 ? [t.resultsOf({ count, label: translated(label) })] : [];
  });

export const decisionWord = (status: Counted['status']): string => translated(labelOf(decisions, status));

/** Returns the state of a release in a few words. */
export function releaseTitle({ state, stopped_by, released_by }: Release): string {
  if (state === 'going') return t.resultsGoing();
  if (state === 'stopped') return t.resultsStopped({ by: stopped_by ?? '' });
  return state === 'cancelled' ? t.resultsCancelled({ by: released_by }) : t.resultsGone();
}

/** Returns why a decision was not sent. */
export function leftOutReason({ state, by, why }: ReleaseDetails['left_out'][number]): string {
  switch (state) {
    case 'taken-back':
      return t.leftTakenBack({ by: by ?? '' });
    case 'overtaken':
      return t.leftOvertaken({ by: by ?? '' });
    case 'withdrawn':
      return t.leftWithdrawn();
    case 'cancelled':
      return t.leftCancelled({ by: by ?? '' });
    case 'closed':
      return why ? t.leftClosed({ by: by ?? '' }) : t.leftOfferGone();
    default:
      return t.leftKept();
  }
}
