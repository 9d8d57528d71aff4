/** The parts of a request's processing, in the order of the table. */
export const parts = [
  'HTTP',
  'rights',
  'checking',
  'SQL builder',
  'driver',
  'JSON',
  'log',
  'own code',
  'memory',
  'Node',
] as const;

export type Part = (typeof parts)[number];

/** A frame of a profile, at its place in the sources. */
export interface Frame {
  name: string;
  /** The path of its source; empty for code that is built into Node. */
  source: string;
}

/** Parts by the path of a source; the first match counts. */
const bySource: [RegExp, Part][] = [
  [/node_modules\/(knex|tarn)\//, 'SQL builder'],
  [/node_modules\/(mysql2|sql-escaper|libsql|@libsql|generate-function|iconv-lite)\//, 'driver'],
  [/node_modules\/(joi|@hapi|@sideway|@standard-schema|ajv|fast-uri)\//, 'checking'],
  [/node_modules\/(pino|sonic-boom|safe-stable-stringify)\/|\/base\/logging\//, 'log'],
  [/node_modules\/prom-client\/|\/process-metrics\//, 'log'],
  [/service-kit\/src\/access\/|node_modules\/(jose|jsonwebtoken|jws)\//, 'rights'],
  [/node_modules\/(koa|@koa|koa-[a-z-]+|undici|raw-body|busboy|statuses|on-finished|co-body)\//, 'HTTP'],
  [/service-kit\/src\/requests\/|^node:_http|^node:internal\/http/, 'HTTP'],
  [/service-kit\/src\/storage\/database\//, 'driver'],
  [/(^|\/)(gateway|svc-[a-z]+|contracts\/[a-z0-9-]+|packages\/[a-z-]+)\/src\//, 'own code'],
  [/node_modules\/(?!.*node_modules)/, 'own code'],
];

/** The part to which a frame belongs; undefined if its caller decides. */
function partOfFrame({ name, source }: Frame): Part | undefined {
  if (name === '(garbage collector)') return 'memory';
  if (source === '' && (name === 'stringify' || name === 'parse')) return 'JSON';
  return bySource.find(([pattern]) => pattern.test(source))?.[1];
}

/**
 * The part to which a stack belongs; the innermost frame comes first, and Node's own work belongs to the part that
 * called it. Null for the work of the profiler.
 */
export function partOf(stack: readonly Frame[]): Part | null {
  if (stack.some(({ source }) => source.endsWith('/bench/where/profiled.cjs'))) return null;
  for (const frame of stack) {
    const part = partOfFrame(frame);
    if (part) return part;
  }
  return 'Node';
}
