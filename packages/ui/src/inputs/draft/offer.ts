import type { DeviceCopy, DeviceSlot } from './device';
import { alike } from './merge';

/** Unsaved changes from an earlier visit, which the person first takes up or discards. */
export interface Offered {
  /** Milliseconds since 1970. */
  at: number;
  /** The changed fields. */
  keys: readonly string[];
}

/** A slot on the device whose copy is set aside until the person has taken it up or discarded it. */
export function createOffer<Values extends object>(slot: DeviceSlot<DeviceCopy<Values>>, stored: Values) {
  const kept = slot.read();
  const keys = Object.entries(kept?.form ?? {})
    .filter(([key, value]) => !alike(value, stored[key as keyof Values]))
    .map(([key]) => key);
  let offered: Offered | null = kept && keys.length > 0 ? { at: kept.timestamp, keys } : null;
  return {
    offered: () => offered,
    /** The slot for the draft; it is empty and stores nothing while the offer is open. */
    slot: {
      ...slot,
      read: () => (offered ? null : slot.read()),
      write: (copy: DeviceCopy<Values>) => (offered ? true : slot.write(copy)),
      clear: () => void (offered ?? slot.clear()),
    },
    /** Open the draft again afterwards: the slot then has the copy. */
    take() {
      offered = null;
    },
    drop() {
      offered = null;
      slot.clear();
    },
  };
}
