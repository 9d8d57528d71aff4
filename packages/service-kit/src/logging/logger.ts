import pino, { type Logger as PinoLogger } from 'pino';
import { describeError } from './describe-error';

export type Logger = PinoLogger;

export interface LoggerOptions {
  /** The process that speaks: `svc-auth`. */
  name: string;
  /** `fatal` to `trace`, or `silent`. */
  level?: string;
  /** Where lines go; stdout unless a test listens. */
  destination?: { write(line: string): void };
}

/**
 * JSON lines on stdout, written in batches off the request's path; what is buffered is flushed when the process
 * exits. Callers log ids, never names, addresses, tokens or file names.
 */
export function createLogger({ name, level = 'info', destination }: LoggerOptions): Logger {
  const settings = {
    level,
    base: { service: name },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { err: (error: unknown) => describeError(error) },
  };
  return destination ? pino(settings, destination) : pino(settings, flushedAtExit());
}

function flushedAtExit() {
  const stdout = pino.destination({ dest: 1, sync: false, minLength: 4096, periodicFlush: 200 });
  process.on('exit', () => stdout.flushSync());
  return stdout;
}

/** For tests and tools that want no output. */
export const silentLogger: Logger = pino({ level: 'silent' });
