import type { Checks } from '../support/checks';
import type { TestPortal } from '../support/harness';
import type { Aim } from './aims';
import type { Ask } from './answers';
import type { Cast } from './cast';

/** What every part of the attack has at hand. */
export interface Scene {
  portal: TestPortal;
  ask: Ask;
  cast: Cast;
  checks: Checks;
  aims: Aim[];
}

export interface Part {
  name: string;
  /** Whether all it does is refused, so that no row may be another afterwards. */
  changesNothing?: boolean;
  /** Tables that change all the same: counts of failed attempts, sessions that end. */
  mayChange?: string[];
  run(scene: Scene): Promise<void>;
}
