/**
 * Compares one JSON schema of an OpenAPI 3.0 document with its earlier version. With `reading` it is the schema of an
 * answer: readers must still find every member that they found before. Without it, it is the schema of a request:
 * senders must still be allowed to send what they sent before.
 */

const listed = (value) => (value === undefined ? [] : [value].flat());
const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);
const deepest = 40;
/** JSON Schema keywords that this comparison does not support; our documents do not use them. */
const notUnderstood = ['oneOf', 'allOf', 'not', 'patternProperties', 'discriminator'];

/**
 * The changes in `after` that break users of `before`: `{ field, what }`, `field` as `applications.*.id`. Neither
 * schema may contain references.
 */
export function schemaBreaks(before, after, { reading }) {
  const found = [];
  const report = (field, what) => found.push({ field: field || '(the whole body)', what });
  compare(before, after, '', 0);
  return found;

  function compare(one = {}, other = {}, field, depth) {
    if (depth > deepest || same(one, other)) return;
    const unknown = notUnderstood.find((word) => !same(one[word], other[word]));
    if (unknown) return report(field, `has another ${unknown}, which this check cannot judge`);
    if (one.anyOf || other.anyOf) return compareChoices(one, other, field);
    compareTypes(one, other, field);
    compareValues(one, other, field);
    if (!reading) compareLimits(one, other, field);
    compareMembers(one, other, field, depth);
    if (one.items && other.items) compare(one.items, other.items, join(field, '*'), depth + 1);
  }

  /** Compares `anyOf`: an answer may have no new choice, and a request may lose none. */
  function compareChoices(one, other, field) {
    const [given, taken] = reading ? [choices(other), choices(one)] : [choices(one), choices(other)];
    const fits = (choice) =>
      taken.some((known) => {
        const [was, is] = reading ? [known, choice] : [choice, known];
        return schemaBreaks(was, is, { reading }).length === 0;
      });
    if (!given.every(fits))
      report(
        field,
        reading ? 'may be something that it was not before' : 'is not taken in every form any more',
      );
  }

  function compareTypes(one, other, field) {
    const was = listed(one.type);
    const is = listed(other.type);
    const wider = reading ? was : is;
    const narrower = reading ? is : was;
    const holds = narrower.every(
      (type) => wider.includes(type) || (type === 'integer' && wider.includes('number')),
    );
    if (wider.length > 0 && (narrower.length === 0 || !holds))
      report(field, `was ${was.join(' or ') || 'anything'} and is ${is.join(' or ') || 'anything'}`);
    if (reading && other.nullable && !one.nullable && was.length > 0) report(field, 'may be null now');
    if (!reading && one.nullable && !other.nullable) report(field, 'may not be null any more');
    if (one.format !== other.format && (reading ? one.format : other.format))
      report(field, `had the format ${one.format ?? 'of any text'} and has ${other.format ?? 'none'}`);
  }

  function compareValues(one, other, field) {
    if (!one.enum && !other.enum) return;
    if (!one.enum) {
      if (!reading) report(field, `takes only ${other.enum.join(', ')} now`);
      return;
    }
    if (!other.enum) {
      if (reading) report(field, 'may be another value than those that were listed');
      return;
    }
    const gone = one.enum.filter((value) => !other.enum.includes(value));
    const added = other.enum.filter((value) => !one.enum.includes(value));
    if (gone.length > 0) report(field, `is never ${gone.join(', ')} any more`);
    if (reading && added.length > 0) report(field, `may be ${added.join(', ')} now`);
  }

  function compareLimits(one, other, field) {
    for (const limit of ['maxLength', 'maxItems', 'maximum'])
      if (other[limit] !== undefined && other[limit] < (one[limit] ?? Number.POSITIVE_INFINITY))
        report(field, `has a ${limit} of ${other[limit]}, it was ${one[limit] ?? 'without'}`);
    for (const limit of ['minLength', 'minItems', 'minimum'])
      if (other[limit] !== undefined && other[limit] > (one[limit] ?? Number.NEGATIVE_INFINITY))
        report(field, `has a ${limit} of ${other[limit]}, it was ${one[limit] ?? 'without'}`);
    if (other.pattern && other.pattern !== one.pattern) report(field, `has to match ${other.pattern} now`);
  }

  function compareMembers(one, other, field, depth) {
    const known = one.properties ?? {};
    const present = other.properties ?? {};
    const required = (schema, name) => (schema.required ?? []).includes(name);
    for (const name of Object.keys(known)) {
      const member = join(field, name);
      const further = other.additionalProperties;
      if (!(name in present) && !reading && typeof further === 'object') {
        // The schema accepts members of any name, so this member is still accepted.
        compare(known[name], further, member, depth + 1);
        continue;
      }
      if (!(name in present)) {
        // The member was optional, so readers of the answer already had to work without it.
        report(member, reading && !required(one, name) ? 'never comes any more' : 'is gone');
        continue;
      }
      if (reading && required(one, name) && !required(other, name)) report(member, 'may be missing now');
      if (!reading && !required(one, name) && required(other, name)) report(member, 'has to be sent now');
      compare(known[name], present[name], member, depth + 1);
    }
    for (const name of Object.keys(present))
      if (!reading && !(name in known) && required(other, name))
        report(join(field, name), 'is new and has to be sent');
    compareFurther(one.additionalProperties, other.additionalProperties, join(field, '<name>'), depth);
  }

  /** Compares the schemas of members whose names are not listed (`additionalProperties`). */
  function compareFurther(was, is, field, depth) {
    if (typeof was !== 'object') return;
    if (is === false) report(field, 'is gone');
    else compare(was, typeof is === 'object' ? is : {}, field, depth + 1);
  }
}

const choices = (schema) => schema.anyOf ?? [schema];
const join = (field, name) => (field ? `${field}.${name}` : name);
