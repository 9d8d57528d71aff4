import type { LanguageApi } from '@portal/contract-shell-v1';
import { dropDrawn } from '../drawn-page/take-over';
import { ownLanguage, withAccount } from './account';
import { createLanguage, languageNow } from './language';
import type { Start } from './offered';

/** From now on uses the language of this device, or of the signed-in person's account. */
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
  // A kept page was drawn in the language that the device had at that time.
  if (now.found !== found) dropDrawn();
  const made = createLanguage({ files, offered, ...now, extent: extentHere() });
  await made.ready;
  return withAccount(made, session);
}
