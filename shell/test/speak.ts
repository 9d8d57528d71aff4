import { loadLanguage } from '../src/language/files';
import { saying } from '../src/language/saying';

/** Says everything in this language, as after its words have come. */
export async function speak(language: string): Promise<void> {
  saying((await loadLanguage(language, 'all')).words)();
}
