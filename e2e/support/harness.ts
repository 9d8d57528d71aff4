import type { Email } from 'postal-mime';
import type { Browser } from 'puppeteer-core';
import type { Stack } from './stack';

/**
 * Functions that the program running the stories gives to them. They are on the global object, since TestCafe loads the
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
  /** Kills the process; it is not started again. */
  killNow(): void;
  start(): Promise<void>;
}

export interface StartOptions {
  env: Record<string, string>;
  /** Whether a service that dies is started again. */
  restart?: boolean;
  /** Gets each line that the portal's processes print. */
  onLine?: (line: string) => void;
  /** Number of replicas of each service; the second of svc-auth is the child `svc-auth-2`. */
  replicas?: number;
  /** Environment variables of each replica. */
  replicaEnvs?: readonly Record<string, string>[];
  /** For each replica, the checkout from whose builds its services run; this checkout by default. */
  checkouts?: readonly string[];
  /** Variables for the gateway that replace the files it serves. */
  front?: Record<string, string>;
}

export interface Harness {
  startPortal(options: StartOptions): Promise<RunningPortal>;
  /** The portal of all stories that neither break nor close it. */
  shared: TestPortal;
  /** Portals by the variables that they run with: see `portalWith`. */
  alike: Map<string, SharedByStories>;
  /** The portal that stories use one after another, each alone: see `borrowPortal`. */
  lone: SharedByStories & { turn: Promise<void> };
  /** A browser for further windows besides the stories' own; started for the first story that needs it. */
  beside: { browser?: Promise<Browser> };
}

/** A portal that is started for the first story that needs it, and stopped after the last. */
export interface SharedByStories {
  portal?: Promise<TestPortal> | undefined;
  /** Stories of this run that still need it. */
  stories: number;
}

export interface TestPortal extends RunningPortal {
  dataDir: string;
  /** Variables that name its databases, store and mail server, as for `npm start`. */
  env: Record<string, string>;
  /** The database of svc-applications. */
  database: string;
  /** All mails sent so far, oldest first. */
  mails(): Promise<Email[]>;
  admin: { email: string; password: string };
}

const place = globalThis as unknown as { portalHarness?: Harness; portalStack?: Stack };

/** Makes portals start on this stack instead of the embedded default. */
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
