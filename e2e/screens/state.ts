import type { Stage } from './stage';

/** One screen in one state. */
export interface State {
  /** In file names. */
  name: string;
  /** In the index. */
  title: string;
  setUp(stage: Stage): Promise<void>;
  /** Where it is the same on other widths, or is not there. */
  widths?: number[];
  /** Which pictures are kept with the sources: of each look, of a phone and a desktop in light, of a desktop in light, or none. */
  pictures?: 'all' | 'few' | 'desktop' | 'none';
  /** A state that is about a failure has errors in the console by nature. */
  expectsErrors?: boolean;
}
