import { type FileRefusal, fileRefusals, readStoredFile, UploadTargetContext } from '@portal/ui/files';
import { useContext, useEffect, useState } from 'react';

export type OpenedFile =
  | { state: 'loading' }
  | { state: 'refused'; sentence: string }
  | { state: 'there'; file: Blob; address: string };

/** Loads a stored file with the page's file access, and makes a blob address for it. */
export function useFile(href: string): OpenedFile {
  const { renew, failed, notify } = useContext(UploadTargetContext);
  const [opened, setOpened] = useState<OpenedFile & { of?: string }>({ state: 'loading' });

  useEffect(() => {
    const asking = new AbortController();
    let address = '';
    void readStoredFile(href, renew, asking.signal).then((got: Blob | FileRefusal) => {
      if (asking.signal.aborted) return;
      if (typeof got === 'string') {
        setOpened({ of: href, state: 'refused', sentence: `${failed} ${fileRefusals[got]()}`.trim() });
        notify?.(failed);
        return;
      }
      address = URL.createObjectURL(got);
      setOpened({ of: href, state: 'there', file: got, address });
    });
    return () => {
      asking.abort();
      if (address) URL.revokeObjectURL(address);
    };
  }, [href, renew, failed, notify]);

  return opened.of === href ? opened : { state: 'loading' };
}
