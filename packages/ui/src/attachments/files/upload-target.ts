import { createContext } from 'react';
import * as t from '../../messages/storedFiles';

/** A stored file, as a link to it describes it. */
export interface NamedFile {
  href: string;
  name: string;
}

/** What links to stored files need from the page around them. */
export interface UploadTarget {
  /** Gets a new cookie for files from the server, for the session of this page; rejects without a session. */
  renew(): Promise<unknown>;
  /** The sentence for a file that could not be opened. */
  failed: string;
  /** Shows the sentence as a toast, too. */
  notify?(sentence: string): void;
  /** Shows the file on this page instead of in a new tab; returns false where that is not possible at the moment. */
  show?(file: NamedFile): boolean;
}

/** The context of all links to stored files. */
export const UploadTargetContext = createContext<UploadTarget>({
  renew: () => Promise.reject(new Error('Nobody is signed in')),
  get failed() {
    return t.openFailed();
  },
});
