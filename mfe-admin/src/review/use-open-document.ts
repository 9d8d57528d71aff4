import type { StoredUpload } from '@portal/application-ui/reading';
import { storageHref } from '@portal/application-ui/review';
import { useCallback } from 'react';
import { useStaff } from '../common/staff-context';

const FAILED = 'Failed to open document. Please try again or contact support.';

/** Opens a stored file in a new tab; where the browser blocks that, by a link. */
export function useOpenDocument(): (upload: StoredUpload) => void {
  const { shell } = useStaff();
  return useCallback(
    (upload) => {
      const href = upload.file_url ?? storageHref(upload.file_path);
      try {
        const tab = window.open(href, '_blank');
        if (tab) tab.opener = null;
        else followLink(href);
      } catch {
        shell.notify.error(FAILED);
      }
    },
    [shell],
  );
}

function followLink(href: string): void {
  const link = document.createElement('a');
  Object.assign(link, { href, target: '_blank', rel: 'noopener' });
  document.body.append(link);
  link.click();
  link.remove();
}
