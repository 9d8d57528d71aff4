import type { Reading } from '../../api/reading';

/** A part of what staff write and arrange about an application. */
export interface PartProps {
  applicationId: number;
  reading: Reading;
  /** Called after a change: loads it again. */
  changed: () => void;
}
