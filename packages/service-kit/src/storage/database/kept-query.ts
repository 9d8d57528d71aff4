import type { Knex } from 'knex';
import { type Engine, engineOf } from './connect';
import { withDates } from './instants';
import type { KnexQuery } from './prepared';

type Value = string | number | Date | null;
type Values = Record<string, Value | readonly Value[]>;
type Shape = Record<string, unknown> | undefined;

/** A SQL text with a `?` for each binding; most bindings are stand-ins for values of each run. */
interface Kept {
  sql: string;
  bindings: readonly unknown[];
}

/**
 * A frequently used query: knex builds its text once for each `shape`, engine and length of its lists, and each
 * connection prepares it once. `build` receives a stand-in for each value. A stand-in may only be passed into the
 * query; whatever else the text depends on belongs into the shape, a plain object with few variants. Limits are numbers
 * in the text. Rows come as from any other query.
 */
export function keptQuery<Row, V extends Values, S extends Shape = undefined>(
  build: (knex: Knex, values: V, shape: S) => Knex.QueryBuilder,
): (knex: Knex, values: V, ...shape: S extends undefined ? [] : [S]) => Promise<Row[]> {
  const texts = new Map<string, Kept>();
  return async (knex, values, ...rest) => {
    const shape = rest[0] as S;
    const engine = engineOf(knex);
    const key = `${engine} ${lengthsOf(values)} ${shape ? JSON.stringify(shape) : ''}`;
    const known = texts.get(key);
    const text = known ?? textOf(build(knex, standIns(values), shape));
    if (!known && texts.size < mostTexts) texts.set(key, text);
    const bindings = text.bindings.map((one) => (one instanceof StandIn ? one.in(values) : one));
    // A text is prepared only at its second run: the first may be the only one.
    const query: KnexQuery = { sql: text.sql, bindings, prepared: known !== undefined };
    return (await run(knex, engine, query)) as Row[];
  };
}

/** More variants than any query has: when there are more, its shape wrongly contains a value. */
const mostTexts = 200;

function textOf(query: Knex.QueryBuilder): Kept {
  const { sql, bindings } = query.toSQL();
  return { sql, bindings };
}

async function run(knex: Knex, engine: Engine, query: KnexQuery): Promise<unknown> {
  const { client } = knex;
  const apart: unknown = client.readingApart?.();
  const connection = apart ?? (await client.acquireConnection());
  try {
    const { response } = await client.query(connection, query);
    return withDates(engine === 'mysql' ? response[0] : response);
  } finally {
    if (!apart) await client.releaseConnection(connection);
  }
}

/**
 * The key of the values' form: missing and empty values differ, since a query may leave out a condition without a
 * value.
 */
const lengthsOf = (values: Values): string =>
  Object.entries(values)
    .map(([name, value]) =>
      Array.isArray(value) ? `${name}${value.length}` : value === undefined ? '' : name,
    )
    .join();

function standIns<V extends Values>(values: V): V {
  const pairs = Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => [
      name,
      Array.isArray(value) ? value.map((_, index) => new StandIn(name, index)) : new StandIn(name),
    ]);
  return Object.fromEntries(pairs);
}

/** A stand-in for a value while a text is built. Code that looks into it gets an error instead of a wrong text. */
class StandIn {
  constructor(
    private readonly name: string,
    private readonly index?: number,
  ) {}

  in(values: Values): unknown {
    const value = values[this.name];
    return this.index === undefined ? value : (value as readonly Value[])[this.index];
  }

  [Symbol.toPrimitive](): never {
    throw new Error(`The text of a kept query was made to depend on its value ${this.name}.`);
  }
}

const sizes = [1, 10, 50];

/**
 * Repeats the list's last member up to one of a few sizes, so that lists of any length share a few texts. Not for empty
 * lists.
 */
export function padded<T>(list: readonly T[]): T[] {
  const size = sizes.find((one) => one >= list.length) ?? list.length;
  const last = list.at(-1) as T;
  return [...list, ...Array.from({ length: size - list.length }, () => last)];
}
