import fc from 'fast-check';
import type { Actors } from '../actors';
import { type Aim, rightRequest } from '../aims';
import { type Body, bodyOf } from './bodies';
import type { Actor, Victim } from './crew';
import { allowedBy, hostileNumber, hostileText } from './values';

/** A generated request without its token, which is the actor's at the time of sending. */
export interface MadeUp {
  id: string;
  actor: Actor;
  method: string;
  path: string;
  body: Body;
  headers: Record<string, string>;
}

/** UTF-8 replaces half of a surrogate pair, which has no bytes, by a mark. */
const inAddress = (text: string) => encodeURIComponent(Buffer.from(text).toString());
const rawBits = ['%E0%A4%A', '%00', '%2e%2e%2f', '%252e', ';x=1', '%C0%AF', '%27--'];

function pathOf(aim: Aim, actors: Actors, theirs: Actors): fc.Arbitrary<string> {
  const [right = ''] = rightRequest(aim, actors).path.split('?');
  const marked = aim.call.path.split('/');
  const marks = marked.flatMap((part, place) => (part.startsWith('{') ? [place] : []));
  if (marks.length === 0) return fc.constant(right);
  const value = fc.oneof(
    fc.constantFrom('0', '-1', ...rawBits),
    hostileText.map((text) => inAddress(text.slice(0, 200))),
    hostileNumber.map(String),
  );
  const other = fc
    .tuple(fc.constantFrom(...marks), value)
    .map(([place, put]) => right.split('/').with(place, put).join('/'));
  const [ofVictim = ''] = rightRequest(aim, theirs).path.split('?');
  return fc.oneof({ weight: 2, arbitrary: fc.constantFrom(right, ofVictim) }, other);
}

function queryOf({ call }: Aim): fc.Arbitrary<string> {
  const known = call.parameters.filter((one) => one.in === 'query');
  const names = known.map(({ name }) => name);
  const right = known.map(({ name, schema }) =>
    allowedBy(schema).map((value) => `${name}=${inAddress(String(value))}`),
  );
  const name = fc.oneof(
    fc.constantFrom(...names, 'page', '__proto__[role]', 'constructor', 'a[]'),
    hostileText.map((text) => inAddress(text.slice(0, 60))),
  );
  const wrong = fc.tuple(
    name,
    fc.oneof(
      hostileText.map((text) => inAddress(text.slice(0, 500))),
      hostileNumber.map(String),
    ),
  );
  const asText = wrong.map(([key, value]) => `${key}=${value}`);
  const nothing = { weight: names.length > 0 ? 1 : 8, arbitrary: fc.constant('') };
  const some = right.length > 0 ? fc.tuple(...right).chain((all) => fc.subarray(all)) : fc.constant([]);
  return fc.oneof(
    nothing,
    fc.tuple(some, fc.array(asText, { maxLength: 2 })).map(([first, more]) => [...first, ...more].join('&')),
  );
}

const oddMethods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD', 'PROPFIND', 'LOCK'];
const visible = fc.string({
  unit: fc.integer({ min: 33, max: 126 }).map((code) => String.fromCharCode(code)),
  maxLength: 60,
});
const headers: fc.Arbitrary<Record<string, string>> = fc.oneof(
  { weight: 8, arbitrary: fc.constant({}) },
  fc
    .tuple(
      fc.constantFrom(
        'x-request-id',
        'cookie',
        'range',
        'accept',
        'if-none-match',
        'x-forwarded-for',
        'x-device',
      ),
      visible,
    )
    .map(([name, value]) => ({ [name]: value })),
);

/** The actors with the victim's ids in place of their own. */
function actorsOf(victim: Victim, actors: Actors): Actors {
  const { application_id, intern_details_id } = victim;
  const draft = { ...actors.ids.internship, application_id, intern_details_id };
  const ids = { submitted: application_id, draft: application_id, draftDetails: intern_details_id };
  return {
    ...actors,
    ids: { ...actors.ids, ...ids, internship: draft, visit: draft, person: victim.person },
  };
}

/** Requests for any call by any actor; nine of ten use the call's right method. */
export function madeUp(
  aims: Aim[],
  people: Actors,
  victim: Victim,
  actors: readonly Actor[],
): fc.Arbitrary<MadeUp> {
  const theirs = actorsOf(victim, people);
  const ofOne = aims.map((aim) =>
    fc
      .record({
        actor: fc.oneof(fc.constantFrom(...actors), fc.constant(suited(aim, actors))),
        method: fc.oneof(
          { weight: 9, arbitrary: fc.constant(aim.call.method) },
          fc.constantFrom(...oddMethods),
        ),
        path: pathOf(aim, people, theirs),
        query: queryOf(aim),
        body: bodyOf(aim, people, theirs),
        headers,
      })
      .map(
        ({ path, query, ...rest }): MadeUp => ({
          id: aim.call.id,
          ...rest,
          path: query ? `${path}?${query}` : path,
        }),
      ),
  );
  return fc.oneof(...ofOne);
}

/** An actor who may make the call, so that half of the requests are processed to their end. */
const suited = ({ target }: Aim, actors: readonly Actor[]): Actor =>
  actors.find((actor) => actor === target.by) ?? (target.who === 'admin' ? 'admin' : 'applicant');
