import { placeOfZone } from '@portal/service-kit/calendar';
import { DomainError } from '@portal/service-kit/errors';
import { Day, type Text } from '@portal/service-kit/messages';
import { message } from '../platform';
import { type PresentedRound, presentRound } from './presenter';
import type { Round } from './round';
import { type Circumstances, openingOf } from './times';

/** Of a moment: its day, its hour and the place, as messages write them. */
function moment(at: Date, { calendar }: Circumstances, timeZone: string) {
  const wall = calendar.wallTime(at);
  return { day: new Day(wall), hour: wall.toISOString().slice(11, 16), place: placeOfZone(timeZone) };
}

/** What programs read beside the message. */
export interface RoundRefusal {
  /** The round that the request is about; null: none is open. */
  round: PresentedRound | null;
  /** From when on nothing is taken, for this person; null where that does not matter. */
  closed_at: string | null;
  next_round: PresentedRound | null;
}

/** No round takes this: nothing was changed, and nothing is lost. */
export class RoundClosed extends DomainError {
  constructor(text: Text, refusal: RoundRefusal) {
    super('RoundClosed', text, { extra: { ...refusal } });
  }
}

export interface Judged {
  about: Circumstances;
  timeZone: string;
  next: Round | undefined;
}

const presented = (round: Round | undefined, about: Circumstances) =>
  round ? presentRound(round, about) : null;

/** A draft came after its deadline. */
export function missed(round: Round, deadline: Date, { about, timeZone, next }: Judged): RoundClosed {
  const text = message('roundClosed', moment(deadline, about, timeZone));
  const refusal = { round: presented(round, about), next_round: presented(next, about) };
  return new RoundClosed(text, { ...refusal, closed_at: deadline.toISOString() });
}

/** A draft came before its round opens. */
export function tooSoon(round: Round, { about, timeZone, next }: Judged): RoundClosed {
  const { opensAt } = openingOf(round, about);
  const text = message('roundNotOpenYet', moment(opensAt, about, timeZone));
  const refusal = { round: presented(round, about), next_round: presented(next, about) };
  return new RoundClosed(text, { ...refusal, closed_at: null });
}

/** Nothing can be begun or asked for, since no round is open. */
export function noneOpen({ about, timeZone, next }: Judged): RoundClosed {
  const text = next
    ? message('noRoundOpenUntil', moment(openingOf(next, about).opensAt, about, timeZone))
    : message('noRoundOpen');
  return new RoundClosed(text, { round: null, closed_at: null, next_round: presented(next, about) });
}
