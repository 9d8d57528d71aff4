import { ApiError } from '@portal/remote-sdk';
import { useState } from 'react';
import { sessionRefused } from './session-refused';
import { useStaff } from './staff-context';

export interface Work {
  busy: boolean;
  /**
   * Runs a piece of work, one at a time. `failed` gets the error, unless the session has ended: that is shown already.
   */
  run: (doing: () => Promise<void>, failed: (error: ApiError) => void) => Promise<void>;
}

/** Work that a press starts on the server. */
export function useWork(): Work {
  const { shell } = useStaff();
  const [busy, setBusy] = useState(false);

  async function run(doing: () => Promise<void>, failed: (error: ApiError) => void) {
    if (busy) return;
    setBusy(true);
    try {
      await doing();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (!sessionRefused(shell, error)) failed(error);
    } finally {
      setBusy(false);
    }
  }

  return { busy, run };
}
