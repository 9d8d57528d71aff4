import type { Email } from 'postal-mime';
import type { Stack } from './stack';

/**
 * What the program that runs the stories lends them. It stands on the global object, since TestCafe loads the
 * stories by its own module loader.
 */
export interface RunningPortal {
  url: string;
  stop(): Promise<void>;
  child(name: string): ServiceProcess;
}

export interface ServiceProcess {
  pid: number | undefined;
  port: string;
  running: boolean;
  kill(signal?: NodeJS.Signals): void;
  /** Dies, and is not started again. */
  killNow(): void;
  start(): Promise<void>;
}

export interface StartOptions {
  env: Record<string, string>;
  /** Whether a service that dies is started again. */
  restart?: boolean;
  /** Gets what its processes print, line by line. */
  onLine?: (line: string) => void;
  /** How many of each service there are behind the gateway; the second of svc-auth is the child `svc-auth-2`. */
  replicas?: number;
  /** What the gateway is told beside, in the place of what it serves. */
  front?: Record<string, string>;
}

export interface Harness {
  startPortal(options: StartOptions): Promise<RunningPortal>;
  /** The portal that stories share which neither break nor close it. */
  shared: TestPortal;
  /** The one that stories have in turn; started for the first of them. */
  lone: { portal?: Promise<TestPortal>; turn: Promise<void> };
}

export interface TestPortal extends RunningPortal {
  dataDir: string;
  /** Where it keeps its rows, files and mails, as the environment says it. */
  env: Record<string, string>;
  /** The database of svc-applications. */
  database: string;
  /** All mails that went out so far, the oldest first. */
  mails(): Promise<Email[]>;
  admin: { email: string; password: string };
}

const place = globalThis as unknown as { portalHarness?: Harness; portalStack?: Stack };

/** From now on portals run on this instead of the embedded default. */
export const runOn = (stack: Stack) => {
  place.portalStack = stack;
};

export const stackInUse = (): Stack | undefined => place.portalStack;

export const lend = (harness: Harness) => {
  place.portalHarness = harness;
};

export function harness(): Harness {
  if (!place.portalHarness) throw new Error('Run the stories by `npm test -- --only stories`.');
  return place.portalHarness;
}
