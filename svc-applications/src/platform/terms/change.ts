import type { Act } from '../audit/act';
import { recordAct } from '../audit/audit';
import type { Stores } from '../stores';
import type { Texts } from './store';

interface Change {
  language: string;
  text: string;
  actor: Act['actor'];
  now: Date;
}

/** Whether the administrators' own text or the standard text is in force in a language. */
const sourceIn = (texts: Texts, language: string): string => (texts[language] ? 'own' : 'standard');

/** Changes the terms in one language and records who did it; an equal text is no change. */
export function changeTerms(stores: Stores, { language, text, actor, now }: Change): Promise<Texts> {
  return stores.transaction(async (trx) => {
    const before = await trx.terms.all();
    if ((before[language] ?? '') === text) return before;
    await trx.terms.put(language, text);
    const after = await trx.terms.all();
    const key = `terms_${language}`;
    const details = { from: { [key]: sourceIn(before, language) }, to: { [key]: sourceIn(after, language) } };
    await recordAct(trx, { actor, action: 'settings_changed', details }, now);
    return after;
  });
}
