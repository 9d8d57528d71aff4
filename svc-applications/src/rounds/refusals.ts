import { placeOfZone } from '@portal/service-kit/calendar';
import { DomainError } from '@portal/service-kit/errors';
import { Day, type Text } from '@portal/service-kit/messages';
import { message } from '../platform';
import { type PresentedRound, presentRound } from './presenter';
import type { Round } from './round';
import { type Circumstances, openingOf } from './times';

/** An instant as messages write it: its day, its time and the place of the time zone. */
function moment(at: Date, { calendar }: Circumstances, timeZone: string) {
  const wall = calendar.wallTime(at);
  return { day: new Day(wall), hour: wall.toISOString().slice(11, 16), place: placeOfZone(timeZone) };
}

/** Members of a refusal beside the message, for programs. */
export interface RoundRefusal {
  /** The round that the request concerns; null if none is open. */
  round: PresentedRound | null;
  /** The instant since which this person's request is refused; null if that is not the reason. */
  closed_at: string | null;
  next_round: PresentedRound | null;
}

/** No round accepts the request. Nothing was changed, and nothing typed is lost. */
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

/** The refusal for a draft that came after its deadline. */
export function missed(round: Round, deadline: Date, { about, timeZone, next }: Judged): RoundClosed {
  const text = message('roundClosed', moment(deadline, about, timeZone));
  const refusal = { round: presented(round, about), next_round: presented(next, about) };
  return new RoundClosed(text, { ...refusal, closed_at: deadline.toISOString() });
}

/** The refusal for a draft that came before its round opens. */
export function tooSoon(round: Round, { about, timeZone, next }: Judged): RoundClosed {
  const { opensAt } = openingOf(round, about);
  const text = message('roundNotOpenYet', moment(opensAt, about, timeZone));
  const refusal = { round: presented(round, about), next_round: presented(next, about) };
  return new RoundClosed(text, { ...refusal, closed_at: null });
}

/** The refusal to begin or request an application, because no round is open. */
export function noneOpen({ about, timeZone, next }: Judged): RoundClosed {
  const text = next
    ? message('noRoundOpenUntil', moment(openingOf(next, about).opensAt, about, timeZone))
    : message('noRoundOpen');
  return new RoundClosed(text, { round: null, closed_at: null, next_round: presented(next, about) });
}
