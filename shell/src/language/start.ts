import type { LanguageApi, SessionApi } from '@portal/contract-shell-v1';
import { dropDrawn } from '../first-page/take-over';
import { ownLanguage, withAccount } from './account';
import type { Extent } from './files';
import { createLanguage, languageNow } from './language';

interface Start {
  /** What the operator offers. */
  offered: readonly string[];
  /** The language that the gateway has found. */
  found: string;
  session: SessionApi;
  /** Which words the page at this address needs at once. */
  extentHere: () => Extent;
}

/** Speaks the language of this device, and of whoever is signed in, from now on. */
export async function startLanguages({ offered, found, session, extentHere }: Start): Promise<LanguageApi> {
  const own = ownLanguage(session);
  const likely = own && offered.includes(own) ? own : found;
  const now = languageNow(offered, likely, location.search, document.cookie);
  // It was drawn in the language that this device had when it kept the page.
  if (now.found !== found) dropDrawn();
  const made = createLanguage({ offered, ...now, extent: extentHere() });
  await made.ready;
  return withAccount(made, session);
}
