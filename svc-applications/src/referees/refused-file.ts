import type { Service } from '../platform';
import { askReferee } from './ask-mail';
import { takesLetters } from './letter-request';

/**
 * Handles a letter's file that the virus scanner refused after it was sent: the file is removed and, if the letter has
 * no text, the letter is awaited again and its referee is notified. Other files are ignored.
 */
export async function refuseLetterFile(
  { stores, files, clock }: Pick<Service, 'stores' | 'files' | 'clock'>,
  filePath: string,
): Promise<void> {
  const isDropped = await stores.transaction(async (trx) => {
    const found = await trx.letters.letterWithFile(filePath);
    if (!found) return false;
    const application = await trx.applications.lock({ id: found.applicationId });
    const request = await trx.letters.find(found.requestId);
    await trx.letters.letterScanned(filePath, 'refused');
    if (found.statement !== null || request?.state !== 'sent') return false;
    if (!application || !takesLetters(application)) return false;
    await trx.letters.dropLetter(found.id);
    await trx.letters.update(request.id, { state: 'asked', askedAt: clock(), answeredAt: null });
    await trx.enqueue(askReferee.kind, { request_id: request.id, refused: true });
    return true;
  });
  if (isDropped) await files.remove(filePath);
}
