import fc from 'fast-check';
import type { Actors } from '../actors';
import { type Aim, rightRequest } from '../aims';
import type { Attack } from '../answers';
import { thePdf } from '../forms';
import { allowedBy, hostileText, hostileValue } from './values';

/** The content of a request besides its address. A form is made when it is sent, since it can only be read once. */
export interface Body {
  json?: unknown;
  raw?: string | Uint8Array;
  type?: string;
  headers?: Record<string, string>;
  parts?: Part[];
}

interface Part {
  name: string;
  /** Text, or the content of a file. */
  content: string | Uint8Array;
  fileName?: string;
  type?: string;
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

/** A copy with another value at one path; without a value the member is left out. */
function changed(value: unknown, [name = '', ...rest]: string[], put: { value?: unknown }): unknown {
  if (Array.isArray(value)) {
    return value.map((one, place) =>
      String(place) === name ? (rest.length > 0 ? changed(one, rest, put) : put.value) : one,
    );
  }
  const copy = { ...(value as Json) };
  if (rest.length > 0) copy[name] = changed(copy[name], rest, put);
  else if ('value' in put) copy[name] = put.value;
  else delete copy[name];
  return copy;
}

/** The right body with one to three members changed, missing or added. */
function nearBody(right: Json): fc.Arbitrary<unknown> {
  const all = places(right);
  const put = fc.oneof(
    { weight: 5, arbitrary: hostileValue.map((value) => ({ value })) },
    fc.constant<{ value?: unknown }>({}),
  );
  const place = fc.constantFrom(...(all.length > 0 ? all : [['more']]));
  return fc
    .tuple(fc.array(fc.tuple(place, put), { minLength: 1, maxLength: 3 }), fc.option(hostileText))
    .map(([changes, extra]) => {
      const body = changes.reduce<unknown>((made, [at, other]) => {
        const isThere = at.length === 1 || places(made).some((known) => known.join('.') === at.join('.'));
        return isThere ? changed(made, at, other) : made;
      }, right);
      return extra === null ? body : { ...(body as Json), [extra]: extra };
    });
}

const types = fc.constantFrom(
  'application/json',
  'application/json; charset=utf-7',
  'application/vnd.api+json',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/form-data; boundary=x',
  'text/plain',
  'text/xml',
  'application/octet-stream',
  '*/*',
  ';',
);
const encodings = fc.constantFrom('gzip', 'br', 'deflate', 'identity', 'gzip, gzip', 'x');

/** Bytes that are no JSON, or that have another content type. */
const rawBody: fc.Arbitrary<Body> = fc.oneof(
  fc.record({ raw: fc.uint8Array({ maxLength: 300 }), type: types }),
  fc.record({ raw: hostileText, type: types }),
  fc.record({ raw: hostileValue.map((value) => JSON.stringify(value)), type: types }),
  fc.tuple(hostileValue, fc.nat({ max: 40 })).map(([value, cut]) => ({
    raw: JSON.stringify({ value }).slice(0, -1 - cut),
    type: 'application/json',
  })),
  fc.tuple(hostileValue, encodings).map(([value, encoding]) => ({
    raw: JSON.stringify(value),
    type: 'application/json',
    headers: { 'content-encoding': encoding },
  })),
);

const fileOf = (name: fc.Arbitrary<string>): fc.Arbitrary<Part> =>
  fc.record({
    name,
    content: fc.oneof(
      fc.constantFrom<Uint8Array>(thePdf(), thePdf().subarray(0, 200), new Uint8Array()),
      fc.uint8Array({ maxLength: 400 }),
      hostileText.map((text) => Buffer.from(`%PDF-1.7\n${text}\nstartxref 99999999\n%%EOF`)),
    ),
    fileName: fc.oneof(fc.constantFrom('cv.pdf', 'cv.docx', 'cv.html', ''), hostileText),
    type: fc.constantFrom('application/pdf', 'text/html', 'image/png', ''),
  });

/** The right form with members and files changed, sent twice or added. */
function formBody({ call, target }: Aim, actors: Actors): fc.Arbitrary<Body> {
  const right = Object.entries(target.fields?.(actors.ids) ?? {}).map(([name, value]) => ({
    name,
    content: String(value),
  }));
  const names = Object.keys(call.schema?.properties ?? {});
  const name = fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...names, 'file') }, hostileText);
  const field = fc.record({ name, content: hostileText });
  const kept = fc.subarray(right, { minLength: Math.max(0, right.length - 1) });
  return fc
    .tuple(kept, fc.array(field, { maxLength: 2 }), fc.array(fileOf(name), { maxLength: 2 }))
    .map(([first, fields, files]) => ({ parts: [...first, ...fields, ...files] }));
}

/**
 * Bodies for one call: the right one, the right one with the ids of `theirs`, any that the document allows, nearly
 * right ones, and ones that no form would send.
 */
export function bodyOf(aim: Aim, actors: Actors, theirs: Actors): fc.Arbitrary<Body> {
  const { call, target } = aim;
  const carriesNothing = fc.constant<Body>({});
  if (call.body === 'none') return fc.oneof({ weight: 8, arbitrary: carriesNothing }, rawBody);
  if (call.body === 'multipart') {
    const forms = [formBody(aim, actors), formBody(aim, theirs)].map((arbitrary, place) => ({
      weight: 3 - 2 * place,
      arbitrary,
    }));
    return fc.oneof(...forms, rawBody);
  }
  const right = (target.json ? rightRequest(aim, actors).json : {}) as Json;
  const ofVictim = target.json ? rightRequest(aim, theirs).json : {};
  const asJson = (value: fc.Arbitrary<unknown>) => value.map((json): Body => ({ json }));
  return fc.oneof(
    { weight: 2, arbitrary: fc.constantFrom<Body>({ json: right }, { json: ofVictim }) },
    // Valid by the document and with existing ids: services refuse most other requests early.
    {
      weight: 3,
      arbitrary: asJson(
        allowedBy(call.schema ?? {}).map((value) => ({ ...(value as Json), ...idsIn(right) })),
      ),
    },
    { weight: 6, arbitrary: asJson(nearBody(right)) },
    { weight: 1, arbitrary: asJson(hostileValue) },
    { weight: 1, arbitrary: rawBody },
  );
}

const idsIn = (right: Json) =>
  Object.fromEntries(Object.entries(right).filter(([name]) => name.endsWith('_id')));

/** The body in the form in which `ask` sends it. */
export function carried({ parts, ...others }: Body): Partial<Attack> {
  if (!parts) return others;
  const form = new FormData();
  for (const { name, content, fileName, type = '' } of parts) {
    if (fileName === undefined) form.append(name, String(content));
    else form.append(name, new Blob([content as Uint8Array<ArrayBuffer>], { type }), fileName);
  }
  return { ...others, form };
}
