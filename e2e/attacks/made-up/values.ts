import fc from 'fast-check';
import type { Schema } from '../calls';

const halfSurrogates = fc
  .string({ unit: fc.integer({ min: 0xd800, max: 0xdfff }).map((code) => String.fromCharCode(code)) })
  .map((text) => `a${text}`);
const controls = fc.string({
  unit: fc.integer({ min: 0, max: 31 }).map((code) => String.fromCharCode(code)),
});

/** Pieces of SQL, paths, templates and pages; no error may repeat them. */
const bits = [
  "' OR '1'='1",
  '1; DROP TABLE people; --',
  '" UNION SELECT 1, 2 -- ',
  '%',
  '_%_',
  '\\',
  '../../../../etc/passwd',
  '..\\..\\keys',
  'file:///etc/hosts',
  '{{7*7}}<%= 7*7 %>',
  '<img src=x>',
  '=1+1',
  '\r\nSet-Cookie: a=b',
  '\u202e\u2066\ufeff',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'NaN',
  '1e999',
  '٣',
  'İ',
  'ﬀ',
  '0x10',
  '2026-02-31',
  '9999-99-99T99:99:99Z',
];

/** Text that no form sends. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...bits) },
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  halfSurrogates,
  controls,
  fc.nat({ max: 20_000 }).map((length) => 'x'.repeat(length)),
  fc.nat({ max: 2000 }).map((length) => '\u0301'.repeat(length)),
);

/** Numbers at the limits of number types; JSON has no NaN. */
export const hostileNumber: fc.Arbitrary<number> = fc.oneof(
  fc.constantFrom(0, -0, -1, 0.1, 1e21, -1e308, 5e-324, 2 ** 31, 2 ** 32, 2 ** 53, 2 ** 63, -(2 ** 31) - 1),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);

const deep = (levels: number, inside: unknown): unknown => {
  let value = inside;
  for (let level = 0; level < levels; level += 1) value = level % 2 ? [value] : { data: value };
  return value;
};

const prototypeNames = fc.constantFrom(
  '__proto__',
  'constructor',
  'prototype',
  'hasOwnProperty',
  'toJSON',
  '$ne',
);

/**
 * An object with own members named like those of the prototype; `{ __proto__: ... }` would set the prototype instead.
 */
const polluted = fc
  .tuple(prototypeNames, fc.constantFrom<unknown>(null, true, 'admin', { role: 'admin' }, [1]))
  .map(([name, value]) => JSON.parse(`{${JSON.stringify(name)}:${JSON.stringify(value)}}`) as unknown);

/** Anything that JSON can express. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: hostileText },
  { weight: 3, arbitrary: hostileNumber },
  fc.constantFrom<unknown>(null, true, false, [], {}, [[]], ['']),
  polluted,
  fc.array(fc.nat(), { maxLength: 30 }),
  fc.nat({ max: 70 }).map((levels) => deep(levels, 'deep')),
  fc.jsonValue({ maxDepth: 3 }),
);

const pad = (value: number, length: number) => String(value).padStart(length, '0');
const day = fc
  .tuple(
    fc.integer({ min: 1900, max: 2100 }),
    fc.integer({ min: 1, max: 12 }),
    fc.integer({ min: 1, max: 28 }),
  )
  .map(([year, month, date]) => `${pad(year, 4)}-${pad(month, 2)}-${pad(date, 2)}`);

const formats: Record<string, fc.Arbitrary<unknown>> = {
  date: day,
  'date-time': day.map((date) => `${date}T12:00:00Z`),
  email: fc.nat({ max: 5000 }).map((number) => `made.up.${number}@example.org`),
  binary: fc.constant('%PDF-'),
};

const words = fc.constantFrom(
  'Kigali',
  'a',
  'Éric Ñandú 漢字',
  'nurse',
  '12',
  'yes',
  'O’Brien-Şen',
  '日本',
  '👩🏾‍⚕️',
);

function textOf({ format, pattern, minLength = 0, maxLength = 5000 }: Schema): fc.Arbitrary<unknown> {
  const known = format ? formats[format] : undefined;
  if (known) return known;
  const unit = pattern ? fc.constantFrom('a', 'b', 'n') : words.map((word) => `${word} `);
  const least = Math.min(minLength, maxLength);
  return fc.oneof(
    fc
      .string({ unit, minLength: 1, maxLength: 6 })
      .map((text) => text.padEnd(least, 'a').slice(0, maxLength)),
    // A text of exactly the allowed length.
    fc.constant('x'.repeat(Math.min(maxLength, 5000))),
  );
}

/** A value as the document allows it. */
export function allowedBy(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(allowedBy));
  const { minimum: min = -1000, maximum: max = 1_000_000 } = schema;
  switch (schema.type) {
    case 'integer':
      return fc.integer({ min: Math.max(min, -(2 ** 31)), max: Math.min(max, 2 ** 31 - 1) });
    case 'number':
      return fc.double({ min, max, noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'array': {
      const { minItems: minLength = 0, maxItems = 4 } = schema;
      return fc.array(allowedBy(schema.items ?? {}), {
        minLength,
        maxLength: Math.max(minLength, Math.min(maxItems, 4)),
      });
    }
    case 'object':
      return objectOf(schema);
    case 'string':
      return textOf(schema);
    default:
      return hostileValue;
  }
}

function objectOf({ properties = {}, required = [] }: Schema): fc.Arbitrary<unknown> {
  const members = Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, allowedBy(one)]));
  return fc.record(members, {
    requiredKeys: required.filter((name) => name in members),
    noNullPrototype: true,
  });
}
