import pino, { type Logger as PinoLogger } from 'pino';
import { describeError } from './describe-error';

export type Logger = PinoLogger;

export interface LoggerOptions {
  /** The process that writes: `svc-auth`. */
  name: string;
  /** `fatal` to `trace`, or `silent`. */
  level?: string;
  /** Where lines go; stdout when absent. */
  destination?: { write(line: string): void };
}

/**
 * Writes JSON lines to stdout in batches, so that requests do not wait; buffered lines are flushed when the process
 * exits. Log ids, never names, addresses, tokens or file names.
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

/** In ms: how long a line waits for more lines. */
const gatherMs = 200;

/** Writes a batch only when there are lines: pino's own timer would wake an idle process five times a second. */
function flushedAtExit() {
  const stdout = pino.destination({ dest: 1, sync: false, minLength: 4096 });
  let due: NodeJS.Timeout | undefined;
  const flush = () => {
    due = undefined;
    stdout.flush();
  };
  process.on('exit', () => stdout.flushSync());
  return {
    write(line: string): void {
      stdout.write(line);
      if (!due) due = setTimeout(flush, gatherMs).unref();
    },
  };
}

/** For tests and tools without output. */
export const silentLogger: Logger = pino({ level: 'silent' });
