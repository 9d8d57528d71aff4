import { translated } from '@portal/application-ui/language';
import { labelOf, type SameVerdict, sameReasons } from '@portal/contract-svc-applications-v1';
import type { OtherApplication } from '../../api/same-person';
import * as t from '../../messages/same-person';

export const samePersonWords = {
  get title() {
    return t.samePerson();
  },
  get perhaps() {
    return t.perhapsSame();
  },
  different: (count: number) => t.ofSomebody({ count }),
  more: (count: number) => t.showCountMore({ count }),
  get loadFailed() {
    return t.otherFailed();
  },
  get failed() {
    return t.verdictFailed();
  },
  get sameAccount() {
    return t.sameAccount();
  },
  get through() {
    return t.throughOther();
  },
};

/** The message after a press, by the verdict. */
export const verdictLabels: Record<SameVerdict, string> = {
  get same() {
    return t.putTogether();
  },
  get different() {
    return t.keptApart();
  },
  get unsaid() {
    return t.takenBack();
  },
};

/** 'The same name, the same phone number'. */
export function reasonWords({ reasons }: Pick<OtherApplication, 'reasons'>): string {
  const words = reasons.map((one) => translated(labelOf(sameReasons, one))).join(', ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The text of a history entry about two applications. */
export function samePersonEntry(verdict: string | null, other: string | null): string {
  if (verdict === 'same') return t.entrySame({ other: String(other) });
  if (verdict === 'different') return t.entryDifferent({ other: String(other) });
  return t.entryBack({ other: String(other) });
}
