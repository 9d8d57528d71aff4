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
  running: boolean;
  kill(signal?: NodeJS.Signals): void;
  start(): Promise<void>;
}

export interface StartOptions {
  env: Record<string, string>;
  /** Whether a service that dies is started again. */
  restart?: boolean;
  quiet?: boolean;
}

export interface Harness {
  startPortal(options: StartOptions): Promise<RunningPortal>;
  /** The portal that stories share which neither break nor close it. */
  shared: TestPortal;
}

export interface TestPortal extends RunningPortal {
  dataDir: string;
  admin: { email: string; password: string };
}

const place = globalThis as unknown as { portalHarness?: Harness };

export const lend = (harness: Harness) => {
  place.portalHarness = harness;
};

export function harness(): Harness {
  if (!place.portalHarness) throw new Error('Run the stories by `npm test -- --only stories`.');
  return place.portalHarness;
}
