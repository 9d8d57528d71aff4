const known = new WeakMap<object, object>();

/** Returns the document with each `$ref` replaced, so that readers need not follow references. */
export function dereferenced<Document extends object>(document: Document): Document {
  const found = known.get(document) ?? withoutReferences(document);
  known.set(document, found);
  return found as Document;
}

function withoutReferences(document: object): object {
  const places = new Map<string, unknown>();

  function at(ref: string): unknown {
    if (!places.has(ref)) {
      const target = ref
        .replace(/^#\//, '')
        .split('/')
        .reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], document);
      if (!target) throw new Error(`${ref} leads nowhere.`);
      places.set(ref, whole(target));
    }
    return places.get(ref);
  }

  function whole(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(whole);
    if (typeof value !== 'object' || value === null) return value;
    if ('$ref' in value && typeof value.$ref === 'string') return at(value.$ref);
    return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, whole(member)]));
  }

  const { paths = {}, components = {} } = document as Record<string, Record<string, unknown>>;
  const { schemas, responses, ...others } = components;
  return { ...document, paths: whole(paths), components: others };
}
