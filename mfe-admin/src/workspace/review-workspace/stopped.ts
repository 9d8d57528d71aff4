import type { ApplicationType } from '@portal/contract-svc-applications-v1';
import { type DeviceStore, deviceStore } from '@portal/remote-sdk';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useStaff } from '../../frame/common/staff-context';
import type { ShownFile } from './document/shown-file';

/** Where a person has stopped reading. */
export interface Stopped {
  id: number;
  type: ApplicationType;
  /** The query string of the list. */
  search: string;
  /** Scroll position in pixels. */
  scroll: number;
  shown: ShownFile | null;
}

export const stoppedStore = (userId: number): DeviceStore<Stopped> =>
  deviceStore<Stopped>(`staff:desk:stopped:${userId}`);

interface Reading {
  id: number;
  type: ApplicationType;
  /** Whether the application is on the page. */
  ready: boolean;
  /** Whether a document can be open beside the text. */
  beside: boolean;
}

/**
 * Keeps the open document and the reading position. They are stored on this device and restored when the desk opens
 * again.
 */
export function useStopped({ id, type, ready, beside }: Reading) {
  const { userId } = useStaff();
  const store = useMemo(() => stoppedStore(userId), [userId]);
  const [open, setOpen] = useState<{ of: number; shown: ShownFile | null }>({ of: id, shown: null });
  const shown = open.of === id ? open.shown : null;
  const isFound = useRef(false);

  useEffect(() => {
    if (!ready || isFound.current) return;
    isFound.current = true;
    const kept = store.read();
    if (kept?.id !== id) return;
    document.documentElement.scrollTop = kept.scroll;
    if (beside) setOpen({ of: id, shown: kept.shown });
  }, [ready, id, store, beside]);

  useEffect(() => {
    if (!ready) return;
    const keep = () => {
      const { scrollTop: scroll } = document.documentElement;
      store.write({ id, type, search: location.search, scroll, shown });
    };
    // Not at once: what the effect above has found may not be drawn yet.
    let timer = window.setTimeout(keep, restMs);
    const later = () => {
      clearTimeout(timer);
      timer = window.setTimeout(keep, restMs);
    };
    window.addEventListener('scroll', later, { passive: true });
    window.addEventListener('pagehide', keep);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', later);
      window.removeEventListener('pagehide', keep);
    };
  }, [ready, id, type, store, shown]);

  const show = (file: ShownFile | null) => setOpen({ of: id, shown: file });
  return [shown, show] as const;
}

const restMs = 200;
