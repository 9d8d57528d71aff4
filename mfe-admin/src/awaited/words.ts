import type { AwaitedKind } from '../api/today';

export const awaitedMessages = {
  title: 'Referees and reopened',
  text: 'Letters that are waited for, and sections that applicants answer again',
  failed: 'What is waited for could not be loaded',
} as const;

interface KindWords {
  label: string;
  /** The head of the last column. */
  when: string;
  empty: string;
  emptyText: string;
}

/** The tabs, in their order. */
export const kinds: Record<AwaitedKind, KindWords> = {
  letters: {
    label: 'Letters waited for',
    when: 'Asked',
    empty: 'No letter is waited for',
    emptyText: 'A referee who is asked for a letter appears here until it comes.',
  },
  open: {
    label: 'Reopened',
    when: 'Until',
    empty: 'Nothing is reopened',
    emptyText: 'Sections that you open again appear here until the applicant has answered.',
  },
  over: {
    label: 'Time over',
    when: 'Until',
    empty: 'Nobody is late',
    emptyText: 'An applicant who does not answer in time appears here.',
  },
  answered: {
    label: 'Answered',
    when: 'Answered',
    empty: 'No answer waits for a decision',
    emptyText: 'What applicants have answered appears here until the decision.',
  },
};

export const kindOf = (value: string | null): AwaitedKind =>
  value !== null && value in kinds ? (value as AwaitedKind) : 'letters';
