import type { AwaitedKind } from '../../api/today';
import * as t from '../../messages/awaited';
import * as routesWords from '../../messages/routes';

export const awaitedMessages = {
  get title() {
    return routesWords.awaitedPage();
  },
  get text() {
    return t.awaitedText();
  },
  get failed() {
    return t.awaitedFailed();
  },
} as const;

interface KindWords {
  label: string;
  /** The heading of the last column. */
  when: string;
  empty: string;
  emptyText: string;
}

/** The tabs, in their order. */
export const kinds: Record<AwaitedKind, KindWords> = {
  letters: {
    get label() {
      return t.lettersAwaited();
    },
    get when() {
      return t.askedColumn();
    },
    get empty() {
      return t.noLetterAwaited();
    },
    get emptyText() {
      return t.noLetterText();
    },
  },
  open: {
    get label() {
      return t.reopenedTab();
    },
    get when() {
      return t.untilColumn();
    },
    get empty() {
      return t.nothingReopened();
    },
    get emptyText() {
      return t.nothingReopenedText();
    },
  },
  over: {
    get label() {
      return t.overTab();
    },
    get when() {
      return t.untilColumn();
    },
    get empty() {
      return t.nobodyLate();
    },
    get emptyText() {
      return t.nobodyLateText();
    },
  },
  answered: {
    get label() {
      return t.answeredTab();
    },
    get when() {
      return t.answeredTab();
    },
    get empty() {
      return t.noAnswer();
    },
    get emptyText() {
      return t.noAnswerText();
    },
  },
};

export const kindOf = (value: string | null): AwaitedKind =>
  value !== null && value in kinds ? (value as AwaitedKind) : 'letters';
