import type { DeviceCopy, DeviceSlot } from '@portal/ui/draft';
import type { ChangesKeep } from './types';

/** The slot in which a draft keeps unsaved changes; without `keep` nothing is kept. */
export function changesSlot<Form>(keep: ChangesKeep | undefined): DeviceSlot<DeviceCopy<Form>> {
  return {
    read() {
      const kept = keep?.load();
      if (!kept) return null;
      const { version, changed, before, at } = kept;
      const head = { step: 1, reached: 1, timestamp: Date.parse(at), unsaved: true };
      return { form: changed as Partial<Form>, base: before as Partial<Form>, version, ...head };
    },
    write({ form, base = {}, version = 0, timestamp }) {
      const at = new Date(timestamp).toISOString();
      keep?.save({ version, changed: { ...form }, before: { ...base }, at });
      return keep !== undefined;
    },
    clear: () => keep?.clear(),
    subscribe: () => () => undefined,
  };
}
