import type { LanguageApi } from '@portal/contract-shell-v1';
import { dropDrawn } from '../drawn-page/take-over';
import { ownLanguage, withAccount } from './account';
import { createLanguage, languageNow } from './language';
import type { Start } from './offered';

/** Uses the language of this device, and of the person who is signed in, from now on. */
export async function startLanguages({
  files,
  offered,
  found,
  session,
  extentHere,
}: Start): Promise<LanguageApi> {
  const own = ownLanguage(session);
  const likely = own && offered.includes(own) ? own : found;
  const now = languageNow(offered, likely, location.search, document.cookie);
  // It was drawn in the language that this device had when it kept the page.
  if (now.found !== found) dropDrawn();
  const made = createLanguage({ files, offered, ...now, extent: extentHere() });
  await made.ready;
  return withAccount(made, session);
}
