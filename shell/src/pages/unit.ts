import type { FailureReason, LoadResult } from '../failure/result';
import type { Place } from '../navigation/places';

/** A page of the shell, or one mount of a remote. */
export interface Unit {
  name: string;
  /** The page's name for people. */
  title: string;
  places: Place[];
  load: (again: boolean) => Promise<LoadResult>;
  /** Whether the page is in the language of the shell. */
  hasAllWords?: boolean;
  /** Whether the gateway may have sent the page drawn already. */
  mayBeDrawn?: boolean;
  /** Fetches the page's first files into the browser's cache. */
  prefetch?: () => void;
  /**
   * Reports to the gateway: 'opened'; 'loaded' for the first page, which the gateway counted when it sent the document;
   * an uncaught 'error'; or the reason of a failure. Contains nothing about the person.
   */
  report?: (what: 'opened' | 'loaded' | 'error' | FailureReason, ms?: number) => void;
}
