import type { Language } from '../language';
import type { Separator } from './csv-line';

const separators: Partial<Record<Language, Separator>> = { fr: ';' };

/** Where Excel of a country cuts the lines of a file that somebody opens by a double click. */
export const separatorIn = (language: Language): Separator => separators[language] ?? ',';
