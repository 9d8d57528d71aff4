import { sayingWith } from '@portal/contract-language-v1';
import contractFr from '@portal/contract-svc-applications-v1/sentences/fr';
import contractRw from '@portal/contract-svc-applications-v1/sentences/rw';
import { english, kitSentences, type Language, languageOr, type Tongue } from '@portal/service-kit/language';
import fr from '../sentences/fr';
import rw from '../sentences/rw';

const tongues: Readonly<Record<Language, Tongue>> = {
  en: english,
  fr: { language: 'fr', say: sayingWith(kitSentences.fr, contractFr, fr) },
  rw: { language: 'rw', say: sayingWith(kitSentences.rw, contractRw, rw) },
};

/** How somebody is written to, by the language that was kept for them. */
export const tongueOf = (kept: string | null | undefined): Tongue => tongues[languageOr(kept)];
