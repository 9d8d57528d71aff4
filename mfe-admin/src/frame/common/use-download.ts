import { ApiError, type DownloadedFile, type DownloadOptions, saveFile } from '@portal/remote-sdk';
import { useCallback, useEffect, useRef, useState } from 'react';
import { sessionRefused } from './session-refused';
import { useStaff } from './staff-context';

export interface Download {
  /** Bytes received so far; null while no download runs. */
  bytes: number | null;
  /** Downloads a file and saves it. One at a time: a press during a download does nothing. */
  start: (order: DownloadOrder) => void;
  cancel: () => void;
}

export interface DownloadOrder {
  fetch: (options: DownloadOptions) => Promise<DownloadedFile>;
  onSaved?: () => void;
  /** Not called after a cancelled download. `message` is the server's, or null when its answer had none. */
  onFailed: (message: string | null) => void;
}

/** Downloads files for a view; a running download is cancelled when the view is left. */
export function useDownload(): Download {
  const { shell, proven } = useStaff();
  const [bytes, setBytes] = useState<number | null>(null);
  const under = useRef<AbortController | null>(null);
  const cancel = useCallback(() => under.current?.abort(), []);
  useEffect(() => cancel, [cancel]);

  async function run({ fetch, onSaved, onFailed }: DownloadOrder) {
    const stop = new AbortController();
    under.current = stop;
    setBytes(0);
    try {
      const file = await proven(() => fetch({ signal: stop.signal, onBytes: setBytes }));
      if (stop.signal.aborted) return;
      saveFile(file);
      onSaved?.();
    } catch (error) {
      if (stop.signal.aborted || sessionRefused(shell, error)) return;
      onFailed(error instanceof ApiError && error.kind === 'answer' ? error.message : null);
    } finally {
      under.current = null;
      setBytes(null);
    }
  }

  return { bytes, cancel, start: (order) => (under.current ? undefined : void run(order)) };
}
