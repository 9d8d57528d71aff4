import { translated, translatedNationality } from '@portal/application-ui/language';
import type { OfferedFilter } from '../../api/overview';
import { wordsByKey } from '../../frame/common/words-by-key';
import * as names from '../../messages/filterNames';

/** Returns the words for names of filters and choices that no contract lists. */
const ownName = wordsByKey(names, 'filter');

/** Translates the label of a filter or choice; names of people stay unchanged. */
export const translatedFilter = (label: string): string => ownName(label) ?? translated(label);

/** Translates a choice of a filter. A nationality's label may mean a language in another filter. */
export const translatedChoice = ({ key }: Pick<OfferedFilter, 'key'>, label: string): string =>
  key === 'nationality' ? translatedNationality(label) : translatedFilter(label);
