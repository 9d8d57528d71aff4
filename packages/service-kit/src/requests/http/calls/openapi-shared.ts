import { notProven } from './meanings';

type Json = Record<string, unknown>;

/** The part of an OpenAPI document that this module reads. */
export interface Described extends Json {
  paths: Record<string, Record<string, Json>>;
  components: { schemas: Json; responses?: Json } & Json;
}

/**
 * Names of schemas that several calls share, each with one place where the schema occurs: the call, `body` or the
 * status of an answer, and the path of members, `*` for the items of a list: `getReview 200 review.uploads.*`.
 */
export type SchemaNames = Readonly<Record<string, string>>;

const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Moves each named schema, and each refusal that several calls answer alike, into `components`, where it occurs once.
 * @throws Error for a name that is not needed, or whose place does not exist
 */
export function withShared(document: Described, names: SchemaNames): Described {
  const named = new Map(
    Object.entries(names).map(([name, place]) => [JSON.stringify(schemaAt(document, name, place)), name]),
  );
  const uses = new Map(Object.values(names).map((name) => [name, 0]));
  if (named.size < Object.keys(names).length)
    throw new Error(`Two names for one schema: ${twice(named, names)}`);

  function shared(value: unknown, own = ''): unknown {
    if (Array.isArray(value)) return value.map((one) => shared(one));
    if (!isJson(value)) return value;
    const name = named.get(JSON.stringify(value));
    if (name && name !== own) {
      uses.set(name, (uses.get(name) ?? 0) + 1);
      return { $ref: `#/components/schemas/${name}` };
    }
    return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, shared(member)]));
  }

  const paths = shared(document.paths) as Described['paths'];
  const schemas = Object.fromEntries(
    [...named].map(([text, name]) => [name, shared(JSON.parse(text), name)]),
  );
  const needless = [...named.values()].filter((name) => (uses.get(name) ?? 0) < 2);
  if (needless.length > 0)
    throw new Error(`Only one place has the schema of ${needless.join(', ')}: it needs no name.`);
  const { responses, paths: withResponses } = sharedResponses(paths);
  return {
    ...document,
    paths: withResponses,
    components: {
      ...document.components,
      schemas: { ...document.components.schemas, ...schemas },
      responses,
    },
  };
}

const twice = (named: ReadonlyMap<string, string>, names: SchemaNames): string =>
  Object.keys(names)
    .filter((name) => ![...named.values()].includes(name))
    .join(', ');

function schemaAt({ paths }: Described, name: string, place: string): unknown {
  const [id, where = '', members] = place.split(' ');
  const call = Object.values(paths)
    .flatMap((methods) => Object.values(methods))
    .find(({ operationId }) => operationId === id);
  const answers = call?.responses as Json | undefined;
  const content = ((where === 'body' ? call?.requestBody : answers?.[where]) as Json | undefined)?.content;
  const [body] = Object.values((content ?? {}) as Record<string, { schema?: Json }>);
  const found = (members?.split('.') ?? []).reduce<Json | undefined>(
    (schema, member) =>
      (member === '*' ? schema?.items : (schema?.properties as Json | undefined)?.[member]) as
        | Json
        | undefined,
    body?.schema,
  );
  if (!found) throw new Error(`There is no schema ${name} at its place: ${place}`);
  return found;
}

/** Moves refusals that several calls have in equal form, and that hold only a named schema, into `components`. */
function sharedResponses(paths: Described['paths']): { paths: Described['paths']; responses: Json } {
  const all = Object.values(paths)
    .flatMap((methods) => Object.values(methods))
    .flatMap(({ responses }) => Object.entries(responses as Record<string, Json>))
    .flatMap(([status, one]) => (status === 'default' || Number(status) >= 400 ? [one] : []));
  const texts = all.map((one) => JSON.stringify(one));
  const found = new Map<string, string>();
  for (const [place, text] of texts.entries()) {
    const name = texts.indexOf(text) < texts.lastIndexOf(text) && nameOf(all[place] ?? {});
    // A second refusal with the same name and another description stays in its call.
    if (name && ![...found.values()].includes(name)) found.set(text, name);
  }
  const shared = (one: Json) => {
    const name = found.get(JSON.stringify(one));
    return name ? { $ref: `#/components/responses/${name}` } : one;
  };
  return {
    paths: mapped(paths, (methods) =>
      mapped(methods, (call) => ({
        ...call,
        responses: mapped(call.responses as Record<string, Json>, shared),
      })),
    ),
    responses: Object.fromEntries([...found].map(([text, name]) => [name, JSON.parse(text)])),
  };
}

/** Names of refusals whose descriptions begin like another one's of the same status. */
const ownNames: Readonly<Record<string, string>> = { [notProven]: 'NotProven' };

/**
 * The name of a refusal: 'NotThere' for the usual error, 'NotThereRefusal' or 'NewerStored' for another named schema.
 */
function nameOf({ description, content }: Json): string | undefined {
  const schema = (content as Record<string, { schema?: Json }> | undefined)?.['application/json']?.schema;
  const [, of] = /\/(\w+)$/.exec(String(schema?.$ref ?? '')) ?? [];
  if (of !== 'Error' && of !== 'Refusal') return of;
  const words = String(description);
  const [begin = ''] = words.split(/[,;:]/);
  return `${ownNames[words] ?? inCapitals(begin)}${of === 'Error' ? '' : of}`;
}

const inCapitals = (words: string): string =>
  words.replace(/\W*(\w+)\W*/g, (_, word: string) => `${word[0]?.toUpperCase()}${word.slice(1)}`);

const mapped = <One, Other>(
  members: Record<string, One>,
  change: (one: One) => Other,
): Record<string, Other> =>
  Object.fromEntries(Object.entries(members).map(([key, one]) => [key, change(one)]));
