import type { Actors } from './actors';
import { type Aim, rightRequest } from './aims';
import { type Ask, type Attack, judged } from './answers';

/** Values that make no sense for any member, be it a number or a text. */
const hostile: readonly unknown[] = [
  null,
  '',
  -1,
  0.5,
  1e21,
  [],
  {},
  [[[]]],
  { $gt: '' },
  { toString: 'x', valueOf: 1 },
  "' OR 1=1; DROP TABLE applications; -- %_\\",
  '\u0000\u0007\ud800\u202e\u{1f9df}\u0301'.repeat(20),
  '=HYPERLINK("http://example.org")<script>alert(1)</script>',
  'x'.repeat(200_000),
];

const polluted = (json: object) =>
  `{"__proto__":{"role":"admin","isAdmin":true},"constructor":{"prototype":{"role":"admin"}},${JSON.stringify(json).slice(1)}`.replace(
    /,}$/,
    '}',
  );

const deep = (levels: number, open: string, close: string) => open.repeat(levels) + close.repeat(levels);

interface Malformed {
  name: string;
  attack: Partial<Attack>;
  expected: readonly number[];
}

const json = 'application/json';

/** Bodies that are not JSON objects. */
const malformed: readonly Malformed[] = [
  { name: 'broken JSON', attack: { raw: '{"a":', type: json }, expected: [400] },
  { name: 'no JSON', attack: { raw: '\u0000\u0001', type: json }, expected: [400] },
  { name: 'a bare word', attack: { raw: 'undefined', type: json }, expected: [400] },
  { name: 'plain text', attack: { raw: '{}', type: 'text/plain' }, expected: [415] },
  { name: 'a form', attack: { raw: 'a=1', type: 'application/x-www-form-urlencoded' }, expected: [415] },
  { name: 'XML', attack: { raw: '<a/>', type: 'application/xml' }, expected: [415] },
  { name: 'a broken type', attack: { raw: '{}', type: ';;;' }, expected: [415] },
  {
    name: 'what claims to be compressed',
    attack: { raw: '{}', type: json, headers: { 'content-encoding': 'gzip' } },
    expected: [415],
  },
  {
    name: 'a string of 1 MB',
    attack: { raw: JSON.stringify({ message: 'x'.repeat(1_050_000) }), type: json },
    expected: [413],
  },
  { name: 'a list', attack: { raw: '[1,2]', type: json }, expected: [400, 422] },
  {
    name: 'a list in lists',
    attack: { raw: deep(100_000, '[', ']'), type: json },
    expected: [400, 413, 422],
  },
  {
    name: 'objects in objects',
    attack: { raw: `${'{"data":'.repeat(20_000)}1${'}'.repeat(20_000)}`, type: json },
    expected: [400, 413, 422],
  },
  { name: 'a number', attack: { raw: '42', type: json }, expected: [400, 422] },
  { name: 'a text', attack: { raw: '"x"', type: json }, expected: [400, 422] },
  { name: 'null', attack: { raw: 'null', type: json }, expected: [400, 422] },
];

/** Sends malformed bodies. */
export async function wrongBodies(ask: Ask, aim: Aim, actors: Actors): Promise<string[]> {
  const problems: string[] = [];
  const { json: _, form: __, ...request } = rightRequest(aim, actors);
  const optional = aim.call.id === 'approveRequest';
  for (const { name, attack, expected } of malformed) {
    // These bodies count as empty, which is right for an approval and would approve.
    if (optional && (name === 'objects in objects' || name === 'null')) continue;
    problems.push(...judged(name, await ask({ ...request, ...attack }), expected));
  }
  return problems;
}

type Json = Record<string, unknown>;

/** The paths of all members, nested ones included. */
function places(value: unknown, before: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) => [
    [...before, name],
    ...places(member, [...before, name]),
  ]);
}

function withAt(value: object, [name = '', ...rest]: string[], put: unknown): object {
  const copy = (Array.isArray(value) ? [...value] : { ...value }) as Json;
  copy[name] = rest.length === 0 ? put : withAt(copy[name] as object, rest, put);
  return copy;
}

/** Puts each hostile value into each member of the right body in turn. */
export async function wrongMembers(ask: Ask, aim: Aim, actors: Actors): Promise<string[]> {
  const problems: string[] = [];
  const request = rightRequest(aim, actors);
  const right = request.json as Json;
  const attacks = places(right)
    .filter(([name = '']) => aim.call.members.includes(name))
    .flatMap((place) => hostile.map((put) => ({ place, put, json: withAt(right, place, put) })));
  for (let from = 0; from < attacks.length; from += together) {
    const some = attacks.slice(from, from + together);
    const found = await Promise.all(
      some.map(async ({ place, put, json }) => {
        const isId = /(^|_)id$/.test(place.at(-1) ?? '');
        const answer = await ask({ ...request, json });
        const what = `${place.join('.')} is ${JSON.stringify(put).slice(0, 60)}`;
        return judged(what, answer, isId ? [404, 409, 413, 422] : heard(aim));
      }),
    );
    problems.push(...found.flat());
  }
  const answer = await ask({ ...request, raw: polluted(right), type: json, json: undefined });
  return [...problems, ...judged('with names of the prototype', answer)];
}

const together = 4;

/** Expected statuses: the sender may make the call, since otherwise it is refused before its body is read. */
const heard = ({ call, target }: Aim) =>
  target.who === 'anybody' || call.id === 'changePassword'
    ? undefined
    : [200, 201, 220, 404, 409, 413, 422, ...(target.twoAtOnce ? [429] : [])];

const wrongIds = ['0', '-1', '1.5', 'abc', '9'.repeat(30), '2147483648', '1e400', 'NaN', "1'%20OR%20'1'='1"];
const stranger = ['%D9%A3', '%20', '__proto__', 'constructor', '%E0%A4%A', '%00', '%252e%252e', '..%2f..'];

/** Tries paths with values that are no ids. */
export async function wrongPaths(ask: Ask, aim: Aim, actors: Actors): Promise<string[]> {
  const problems: string[] = [];
  const request = rightRequest(aim, actors);
  const [path = '', query] = request.path.split('?');
  const written = path.split('/');
  const marked = aim.call.path.split('/');
  for (const [place, part] of marked.entries()) {
    if (!part.startsWith('{')) continue;
    for (const id of [...wrongIds, ...stranger]) {
      const other = written.with(place, id).join('/');
      const answer = await ask({ ...request, path: query ? `${other}?${query}` : other });
      problems.push(...judged(other, answer, [400, 401, 403, 404, 405, 422]));
    }
  }
  return problems;
}

const wrongQueries = [
  '0',
  '-1',
  '1000000000',
  '99999999999999999999',
  'abc',
  '1.5',
  '%27%20OR%201%3D1%3B--',
  '%25%25__%25%5C',
  '%00',
  '%F0%9F%A7%9F',
  '%E0%A4%A',
  '2026-02-31',
  'x'.repeat(5000),
];

/** Puts each wrong value into each parameter of the query in turn, and sends one parameter twice. */
export async function wrongQueriesOf(ask: Ask, aim: Aim, actors: Actors): Promise<string[]> {
  const problems: string[] = [];
  const request = rightRequest(aim, actors);
  const [path = ''] = request.path.split('?');
  for (const name of aim.call.query) {
    const asked = wrongQueries.map((value) => `${name}=${value}`);
    for (const query of [...asked, `${name}=1&${name}=2`, `${name}[]=1`, `${name}[$ne]=1`, `${name}=`]) {
      const answer = await ask({ ...request, path: `${path}?${query}` });
      problems.push(...judged(query.slice(0, 60), answer));
    }
  }
  return problems;
}
