import Ajv, { type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';

export interface Operation {
  operationId?: string;
  parameters?: { name: string; in: string; required?: boolean; schema: object }[];
  requestBody?: { required?: boolean; content: Record<string, { schema: object }> };
  responses: Record<string, { content?: Record<string, { schema: object }> }>;
}

export interface Document {
  paths: Record<string, Record<string, Operation>>;
}

const known = new WeakMap<object, ValidateFunction>();
let compiler: Ajv | undefined;

/** Makes a compiler that does not check the schemas themselves: a generator made them, and the check is slow. */
function madeCompiler(): Ajv {
  const ajv = new Ajv({ strict: false, allErrors: true, validateSchema: false });
  addFormats(ajv);
  return ajv;
}

/** A validator of a schema without references. */
export function validatorOf(schema: object): ValidateFunction {
  const found = known.get(schema);
  if (found) return found;
  compiler ??= madeCompiler();
  const validate = compiler.compile(withNulls(schema));
  known.set(schema, validate);
  return validate;
}

/** The messages of a validator that has failed. */
export const breachesOf = ({ errors }: ValidateFunction, whole: string): string[] =>
  (errors ?? []).map(({ instancePath, message, params }) => {
    const more = 'additionalProperty' in params ? ` (${params.additionalProperty})` : '';
    return `${instancePath || whole} ${message}${more}`;
  });

export const shown = (body: unknown): string => (JSON.stringify(body) ?? 'nothing').slice(0, 500);

/** OpenAPI 3.0 writes `nullable: true`, JSON Schema writes `type: [..., 'null']`. */
function withNulls(value: object): object {
  if (Array.isArray(value)) return value.map(deep);
  const entries = Object.entries(value).map(([key, member]) => [key, deep(member)]);
  const { nullable, type, enum: allowed, ...rest } = Object.fromEntries(entries);
  return {
    ...rest,
    ...(type !== undefined && { type: nullable === true ? [type, 'null'].flat() : type }),
    ...(allowed !== undefined && { enum: nullable === true ? [...allowed, null] : allowed }),
  };
}

function deep(member: unknown): unknown {
  return typeof member === 'object' && member !== null ? withNulls(member) : member;
}
