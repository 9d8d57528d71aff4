import type { FailureReason, LoadResult } from '../failure/result';
import type { Place } from '../navigation/places';

/** One thing that draws pages: a page of the shell, or one mount of a remote. */
export interface Unit {
  name: string;
  /** What people call it. */
  title: string;
  places: Place[];
  load: (again: boolean) => Promise<LoadResult>;
  /** Brings its first files into the browser's cache. */
  prefetch?: () => void;
  /** Tells the portal how it fared: 'opened', or why it failed. Nothing about the person. */
  report?: (what: 'opened' | FailureReason) => void;
}
