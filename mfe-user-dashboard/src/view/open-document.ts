import { storageHref } from '@portal/application-ui/review';
import type { ReviewedFile } from './view-context';

/**
 * Opens a stored file in a new tab. It is asked for first, so that what cannot be opened is told here and not in an
 * empty tab.
 * @returns whether it could be opened
 */
export async function openDocument({ file_url, file_path }: ReviewedFile): Promise<boolean> {
  const address = file_url ?? storageHref(file_path);
  // Opened by the press itself: browsers refuse tabs that come later.
  const tab = window.open('', '_blank');
  try {
    const answer = await fetch(address, { method: 'HEAD', credentials: 'same-origin', cache: 'no-store' });
    if (!answer.ok || !tab) throw new Error('Not there');
    tab.opener = null;
    tab.location.replace(address);
    return true;
  } catch {
    tab?.close();
    return false;
  }
}
