import type { EntryStore } from './entries/store';

/** What the calls of this service work with. */
export interface Service {
  entries: EntryStore;
}
