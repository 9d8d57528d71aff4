import type { AnswerBody } from '@portal/contract-svc-applications-v1';
import { letterStates } from '@portal/contract-svc-applications-v1';
import type { Tone } from '@portal/ui';
import { translated } from '@portal/ui/language';
import { formatInstant } from '../../base/language/format';
import * as t from '../../messages/letters';

export type Letters = AnswerBody<'listOwnLetters'>;
export type LetterReference = Letters['references'][number];
export type AskedLetter = NonNullable<LetterReference['request']>;

const tones: Record<AskedLetter['state'], Tone> = {
  waiting: 'warning',
  asked: 'info',
  opened: 'info',
  sent: 'success',
  declined: 'danger',
};

export const chipOf = ({ state }: Pick<AskedLetter, 'state'>) => ({
  status: state,
  tone: tones[state],
  label: translated(letterStates.find(({ value }) => value === state)?.label ?? state),
});

/** 'Asked on 3 November 2026, opened on 4 November 2026.' */
export function datesOf({ state, asked_at, opened_at, answered_at }: AskedLetter): string {
  const parts = [
    asked_at && t.askedOn({ day: formatInstant(asked_at) }),
    opened_at && t.openedOn({ day: formatInstant(opened_at) }),
    answered_at && (state === 'declined' ? t.declinedOn : t.receivedOn)({ day: formatInstant(answered_at) }),
  ].filter(Boolean);
  const sentence = parts.join(', ');
  return sentence ? `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.` : '';
}
