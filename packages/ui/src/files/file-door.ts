import { createContext } from 'react';

/** What links to stored files need of the page around them. */
export interface FileDoor {
  /** Gets a new cookie for files from the server, for the session of this page; rejects without a session. */
  renew(): Promise<unknown>;
  /** The sentence for a file that could not be opened. */
  failed: string;
  /** Says the sentence as a toast, too. */
  tell?(sentence: string): void;
}

/** Around all links to stored files. */
export const FileDoorContext = createContext<FileDoor>({
  renew: () => Promise.reject(new Error('Nobody is signed in')),
  failed: 'Failed to open document. Please try again.',
});
