import { languageFiles } from '../src/language/files';
import { saying } from '../src/language/saying';
import { loadLanguage } from '../src/language/spoken';

/** Switches everything to this language, as after its words have loaded. */
export async function speak(language: string): Promise<void> {
  saying((await loadLanguage(languageFiles, language, 'all')).words)();
}
