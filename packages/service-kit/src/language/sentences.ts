import fr from '../sentences/fr';
import rw from '../sentences/rw';

/** What this package says, in the other languages. */
export const kitSentences: Readonly<Record<'fr' | 'rw', Readonly<Record<string, string>>>> = { fr, rw };
