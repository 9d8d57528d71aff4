import type { Language } from '../language';
import type { Separator } from './csv-line';

const separators: Partial<Record<Language, Separator>> = { fr: ';' };

/**
 * The separator at which Excel splits lines, in a country of this language, when a file is opened by a double click.
 */
export const separatorIn = (language: Language): Separator => separators[language] ?? ',';
