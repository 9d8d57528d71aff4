import { translated, translatedNationality } from '@portal/application-ui/language';
import type { OfferedFilter } from '../../api/overview';
import { wordsByKey } from '../../frame/common/words-by-key';
import * as names from '../../messages/filterNames';

/** The service's own names of filters and of choices, which no contract lists. */
const ownName = wordsByKey(names, 'filter');

/** A filter or one of its choices in the language of the page; what people are called stays as it is. */
export const translatedFilter = (label: string): string => ownName(label) ?? translated(label);

/** A choice of a filter: the label of a nationality may be a language elsewhere. */
export const translatedChoice = ({ key }: Pick<OfferedFilter, 'key'>, label: string): string =>
  key === 'nationality' ? translatedNationality(label) : translatedFilter(label);
