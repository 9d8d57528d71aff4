interface Schema {
  type?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
}

/**
 * A sent value as the services read it: text becomes a number where the schema wants a number, and a blank optional
 * member is left out. Addresses and forms carry only text, and people type text into the bodies.
 */
export function asRead(schema: Schema, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => asRead(schema.items ?? {}, one));
  if (typeof value === 'object' && value !== null) {
    const { properties = {}, required = [] } = schema;
    const entries = Object.entries(value)
      .filter(([name, member]) => (member !== '' && member !== null) || required.includes(name))
      .map(([name, member]) => [name, asRead(properties[name] ?? {}, member)]);
    return Object.fromEntries(entries);
  }
  const wantsNumber = schema.type === 'integer' || schema.type === 'number';
  const isNumber = typeof value === 'string' && value.trim() !== '' && Number.isFinite(Number(value));
  return wantsNumber && isNumber ? Number(value) : value;
}
