import { languageNow } from '@portal/ui/language';
import * as t from '../../messages/terms';

export interface TermsText {
  text: string;
  /** Of a text in another language than the page's. */
  language: string | undefined;
}

/** Of no organisation in particular: they hold for whoever has written none. */
const standardTerms = () =>
  [t.termsTrue, t.termsDecision, t.termsCosts, t.termsConduct, t.termsData, t.termsEnd]
    .map((paragraph) => paragraph())
    .join('\n\n');

/**
 * The terms for this page: what administrators wrote in its language, else what they wrote in another one, since it is
 * this that counts; the standard terms where nobody has written any.
 */
export function termsIn(texts: Readonly<Record<string, string>>): TermsText {
  const now: string = languageNow();
  if (texts[now]) return { text: texts[now], language: undefined };
  const [written] = Object.entries(texts).sort(
    ([one], [other]) => Number(other === 'en') - Number(one === 'en'),
  );
  if (written) return { text: written[1], language: written[0] };
  return { text: standardTerms(), language: undefined };
}
