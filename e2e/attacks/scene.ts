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
  /** Tries each call by itself, and so takes those whose turn it is. */
  goesThroughCalls?: true;
  /** True when everything in this part is refused, so that no row may have changed afterwards. */
  changesNothing?: boolean;
  /** Tables that change nevertheless: counts of failed attempts, ended sessions. */
  mayChange?: string[];
  run(scene: Scene): Promise<void>;
}
