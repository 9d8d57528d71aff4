/** Replaces each `$ref` of an OpenAPI document, since one version may refer to a schema that another one repeats. */

const known = new WeakMap();

/** Returns the document without references. Places that shared a schema share one object. */
export function dereferenced(document) {
  if (!known.has(document)) known.set(document, withoutReferences(document));
  return known.get(document);
}

function withoutReferences(document) {
  const places = new Map();

  function at(ref) {
    if (places.has(ref)) return places.get(ref);
    const target = ref
      .replace(/^#\//, '')
      .split('/')
      .reduce((part, name) => part?.[name], document);
    if (!target) throw new Error(`${ref} leads nowhere.`);
    places.set(ref, whole(target));
    return places.get(ref);
  }

  function whole(value) {
    if (Array.isArray(value)) return value.map(whole);
    if (typeof value !== 'object' || value === null) return value;
    if (typeof value.$ref === 'string') return at(value.$ref);
    return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, whole(member)]));
  }

  const { schemas, responses, ...components } = document.components ?? {};
  return { ...document, paths: whole(document.paths ?? {}), components };
}

/** A text that is equal for two documents that promise the same, whatever their references and the order of members. */
export const promisesOf = (document) => JSON.stringify(dereferenced(document), sorted);

const sorted = (_name, value) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;
