import type { Stage } from './stage';

/** A screen in a certain state. */
export interface State {
  /** The name used in file names. */
  name: string;
  /** The title in the index of pictures. */
  title: string;
  setUp(stage: Stage): Promise<void>;
  /** The widths to show, if others look the same or cannot occur. */
  widths?: number[];
  /**
   * The pictures kept with the sources: of each look; of a phone and a desktop in light; of a desktop in light; or
   * none.
   */
  pictures?: 'all' | 'few' | 'desktop' | 'none';
  /** True for states about a failure, which logs errors to the console. */
  expectsErrors?: boolean;
}
