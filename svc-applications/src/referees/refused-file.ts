import type { Service } from '../platform';
import { askReferee } from './ask-mail';
import { takesLetters } from './letter-request';

/**
 * The virus scanner refuses the file of a letter after it was sent. Where nothing was written beside it, the letter is
 * waited for again and its referee is notified; its file is removed. Other files are no letters, and nothing happens.
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
