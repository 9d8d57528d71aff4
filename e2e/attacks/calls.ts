import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { dereferenced } from '@portal/test-kit/openapi';
import { root } from '../support/scripts';

/** A call from the services' OpenAPI documents, from which all attacked calls are taken so that none is forgotten. */
export interface DocumentedCall {
  id: string;
  method: string;
  /** The path with its placeholders in braces. */
  path: string;
  body: 'json' | 'multipart' | 'none';
  query: string[];
  /** The purpose that a program's token needs; absent where programs have no access. */
  purpose?: string;
  /** The permission that staff need for the call. */
  permission?: string;
  /** The members of the JSON body that attacks try. */
  members: string[];
  /** The schema of the JSON body or of the form. */
  schema: Schema | undefined;
  parameters: Parameter[];
}

/** The part of JSON Schema that the API documents use. */
export interface Schema {
  type?: string;
  enum?: unknown[];
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
}

export interface Parameter {
  in: string;
  name: string;
  schema: Schema;
}

interface Operation {
  operationId: string;
  requestBody?: { content: Record<string, { schema?: Schema }> };
  parameters?: Parameter[];
  'x-token-scope'?: string;
  'x-permission'?: string;
}

const contracts = () =>
  readdirSync(path.join(root, 'contracts')).filter((contract) => contract.startsWith('svc-'));

/** All documented calls that the gateway lets through. */
export function documentedCalls(): DocumentedCall[] {
  return contracts().flatMap((contract) => {
    const file = path.join(root, 'contracts', contract, 'openapi.json');
    const { paths } = dereferenced(
      JSON.parse(readFileSync(file, 'utf8')) as { paths: Record<string, Record<string, Operation>> },
    );
    return callsIn(paths).filter(({ path: address }) => address.startsWith('/api/'));
  });
}

/** The calls of one document. */
export const callsIn = (paths: Record<string, Record<string, Operation>>): DocumentedCall[] =>
  Object.entries(paths).flatMap(([address, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      id: operation.operationId,
      method: method.toUpperCase(),
      path: address,
      ...(operation['x-permission'] && { permission: operation['x-permission'] }),
      ...(operation['x-token-scope'] && { purpose: operation['x-token-scope'] }),
      body: bodyOf(operation),
      members: Object.keys(schemaOf(operation)?.properties ?? {}),
      schema: schemaOf(operation),
      parameters: operation.parameters ?? [],
      query: (operation.parameters ?? []).filter((one) => one.in === 'query').map(({ name }) => name),
    })),
  );

function bodyOf({ requestBody }: Operation): DocumentedCall['body'] {
  const [type] = Object.keys(requestBody?.content ?? {});
  if (!type) return 'none';
  return type === 'multipart/form-data' ? 'multipart' : 'json';
}

function schemaOf({ requestBody }: Operation): Schema | undefined {
  const [content] = Object.values(requestBody?.content ?? {});
  return content?.schema;
}
