import type { EntryStore } from './entries/store';

/** Objects that the calls of this service use. */
export interface Service {
  entries: EntryStore;
}
