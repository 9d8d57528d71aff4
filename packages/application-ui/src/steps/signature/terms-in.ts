import { languageNow } from '@portal/ui/language';
import * as t from '../../messages/terms';

export interface TermsText {
  text: string;
  /** The language of the text, when it differs from the page's. */
  language: string | undefined;
}

/** Terms that name no organisation, for a portal whose administrators have written none. */
const standardTerms = () =>
  [t.termsTrue, t.termsDecision, t.termsCosts, t.termsConduct, t.termsData, t.termsEnd]
    .map((paragraph) => paragraph())
    .join('\n\n');

/**
 * The terms for this page: the administrators' text in the page's language; else their text in another language, since
 * that text is binding; the standard terms when they have written none.
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
