import { languageFiles } from '../src/language/files';
import { loadLanguage } from '../src/language/offered';
import { applyWords } from '../src/language/words-of-page';

/** Switches all parts to this language, as if its words had loaded. */
export async function setLanguage(language: string): Promise<void> {
  applyWords((await loadLanguage(languageFiles, language, 'all')).words)();
}
