import { translated, translatedNationality } from '@portal/application-ui/language';
import type { OfferedFilter } from '../../api/overview';
import * as t from '../../messages/filters';

/** The service's own names of filters and of choices, which no contract lists. */
const words: Readonly<Record<string, () => string>> = {
  Status: t.filterStatus,
  'Submitted from': t.filterFrom,
  'Submitted until': t.filterUntil,
  Letters: t.filterLetters,
  'Letter missing': t.filterLetterMissing,
  Marked: t.filterMarked,
  Withdrawn: t.filterWithdrawn,
  'Decision waits': t.filterHeld,
  Reader: t.filterReader,
  Label: t.filterLabel,
  Me: t.filterMe,
  Nobody: t.filterNobody,
};

/** A filter or one of its choices in the language of the page; what people are called stays as it is. */
export const translatedFilter = (label: string): string => words[label]?.() ?? translated(label);

/** A choice of a filter: the label of a nationality may be a language elsewhere. */
export const translatedChoice = ({ key }: Pick<OfferedFilter, 'key'>, label: string): string =>
  key === 'nationality' ? translatedNationality(label) : translatedFilter(label);
