import type { Checks } from '../support/checks';
import type { TestPortal } from '../support/harness';
import type { Actors } from './actors';
import type { Aim } from './aims';
import type { Ask } from './answers';

/** The tools and people of every part of the attack. */
export interface Scene {
  portal: TestPortal;
  ask: Ask;
  actors: Actors;
  checks: Checks;
  aims: Aim[];
  /** The checks of this turn. */
  chosen: Aim[];
}

export interface Part {
  name: string;
  /** Set if the part tries each call separately, so that it takes only the calls of this turn. */
  goesThroughCalls?: true;
  /** True when everything in this part is refused, so that no row may have changed afterwards. */
  changesNothing?: boolean;
  /** Tables that may change nevertheless: counts of failed attempts, ended sessions. */
  mayChange?: string[];
  run(scene: Scene): Promise<void>;
}
