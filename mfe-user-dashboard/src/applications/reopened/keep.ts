import type { ChangesKeep, KeptChanges } from '@portal/application-ui/editing';
import { deviceStore } from '@portal/remote-sdk';

/** The place on this device where an application's editors store unsaved changes. */
export function changesOf(personId: number, applicationId: number): ChangesKeep {
  const store = deviceStore<KeptChanges>(`portal.changes.${personId}.${applicationId}`, { of: personId });
  return { load: store.read, save: (kept: KeptChanges) => void store.write(kept), clear: store.clear };
}
