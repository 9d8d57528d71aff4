import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../support/scripts';

/** A call as the services' own API documents have it, so that none is forgotten. */
export interface DocumentedCall {
  id: string;
  method: string;
  /** With its placeholders in braces. */
  path: string;
  body: 'json' | 'multipart' | 'none';
  query: string[];
  /** What a JSON body may hold; all else is passed over. */
  members: string[];
}

interface Operation {
  operationId: string;
  requestBody?: { content: Record<string, { schema?: { properties?: object } }> };
  parameters?: { in: string; name: string }[];
}

const contracts = () =>
  readdirSync(path.join(root, 'contracts')).filter((contract) => contract.startsWith('svc-'));

/** Every call that the gateway lets through. */
export function documentedCalls(): DocumentedCall[] {
  return contracts().flatMap((contract) => {
    const file = path.join(root, 'contracts', contract, 'openapi.json');
    const { paths } = JSON.parse(readFileSync(file, 'utf8')) as {
      paths: Record<string, Record<string, Operation>>;
    };
    return Object.entries(paths)
      .filter(([address]) => address.startsWith('/api/'))
      .flatMap(([address, operations]) =>
        Object.entries(operations).map(([method, operation]) => ({
          id: operation.operationId,
          method: method.toUpperCase(),
          path: address,
          body: bodyOf(operation),
          members: membersOf(operation),
          query: (operation.parameters ?? []).filter((one) => one.in === 'query').map(({ name }) => name),
        })),
      );
  });
}

function bodyOf({ requestBody }: Operation): DocumentedCall['body'] {
  const [type] = Object.keys(requestBody?.content ?? {});
  if (!type) return 'none';
  return type === 'multipart/form-data' ? 'multipart' : 'json';
}

function membersOf({ requestBody }: Operation): string[] {
  const [content] = Object.values(requestBody?.content ?? {});
  return Object.keys(content?.schema?.properties ?? {});
}
