import { dereferenced } from '@portal/test-kit/openapi';
import { read } from './files';

export interface Operation {
  operationId: string;
  path: string;
  method: string;
  parameters?: { name: string; in: string }[];
  responses: Record<string, { content?: Record<string, object> }>;
}

const documents = ['svc-auth-v1', 'svc-applications-v1', 'svc-reports-v1'];

/** Every call of every service, as the contracts describe it. */
export const operations: readonly Operation[] = documents.flatMap((name) => {
  const { paths } = dereferenced(
    JSON.parse(read(`contracts/${name}/openapi.json`)) as {
      paths: Record<string, Record<string, Omit<Operation, 'path' | 'method'>>>;
    },
  );
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ ...operation, path, method })),
  );
});
