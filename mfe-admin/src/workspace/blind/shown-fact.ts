import { translated } from '@portal/application-ui/language';
import * as t from '../../messages/blind';

interface Fact {
  term: string;
  value: string;
}

/** Translates the mark that the service writes in place of a name. */
export const withHiddenMark = (text: string): string => text.replaceAll('[hidden]', t.hiddenMark());

/** Translates a fact. Instead of a date of birth the service returns an age: '25 to 34'. */
export function shownFact({ term, value }: Fact): Fact {
  if (term === 'Age') return { term: t.ageTerm(), value: shownAge(value) };
  return { term: translated(term), value: withHiddenMark(translated(value)) };
}

function shownAge(band: string): string {
  const [from = '', to = ''] = band.match(/\d+/g) ?? [];
  if (/^\d+ to \d+$/.test(band)) return t.ageBetween({ from, to });
  if (/^under \d+$/.test(band)) return t.ageBelow({ below: from });
  return /^\d+ and over$/.test(band) ? t.ageFrom({ from }) : band;
}
