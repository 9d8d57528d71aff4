import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';

const notice = '/* Written by `npm run contract` from openapi.json: change the calls, not this file. */\n\n';
const file = ts.factory.createTypeReferenceNode('Blob');

/**
 * The type of a value from an open list (`x-known-values`): a union of the values known today. Values that later
 * versions add cannot be part of it.
 */
function knownValues(schema: object): ts.TypeNode | undefined {
  const { 'x-known-values': values, nullable } = schema as {
    'x-known-values'?: string[];
    nullable?: boolean;
  };
  if (!values) return undefined;
  const literals = values.map((value) =>
    ts.factory.createLiteralTypeNode(ts.factory.createStringLiteral(value)),
  );
  const none = nullable ? [ts.factory.createLiteralTypeNode(ts.factory.createNull())] : [];
  return ts.factory.createUnionTypeNode([...literals, ...none]);
}

/** The TypeScript types of an OpenAPI document, as the text of a source file. A file in a form is a Blob. */
export async function typesOf(openapiJsonPath: string): Promise<string> {
  const ast = await openapiTS(pathToFileURL(openapiJsonPath), {
    alphabetize: false,
    transform: (schema) => (schema.format === 'binary' ? file : knownValues(schema)),
  });
  return notice + astToString(ast);
}

interface Document {
  paths: Record<string, Record<string, { operationId: string; summary?: string }>>;
}

const operationType = `import type { operations } from './generated';

/** A call: its method and path, and for the compiler what it takes and answers. */
type Operation<Id extends keyof operations> = string & { readonly shape: operations[Id] };
`;

/**
 * The calls of an OpenAPI document that browsers may make, as the text of a source file: a constant for each, so that a
 * bundle carries the calls that its sources name and no others.
 */
export async function operationsOf(openapiJsonPath: string): Promise<string> {
  const { paths } = JSON.parse(await readFile(openapiJsonPath, 'utf8')) as Document;
  const constants = Object.entries(paths)
    .filter(([address]) => address.startsWith('/api/'))
    .flatMap(([address, calls]) =>
      Object.entries(calls).map(([method, { operationId, summary }]) => {
        const told = summary ? `/** ${summary} */\n` : '';
        const call = `${method.toUpperCase()} ${address}`;
        return `${told}export const ${operationId} = '${call}' as Operation<'${operationId}'>;\n`;
      }),
    );
  return `${notice}${operationType}\n${constants.join('')}`;
}

async function writeChanged(outPath: string, text: string): Promise<boolean> {
  const present = await readFile(outPath, 'utf8').catch(() => undefined);
  if (present === text) return false;
  await writeFile(outPath, text);
  return true;
}

/**
 * Writes the types of the document at `openapiJsonPath` to `outPath`, and its calls to operations.ts beside them; a
 * file whose text would not change is left alone.
 * @returns whether a file was changed
 */
export async function generateTypes(openapiJsonPath: string, outPath: string): Promise<boolean> {
  const operationsPath = path.join(path.dirname(outPath), 'operations.ts');
  const written = [
    await writeChanged(outPath, await typesOf(openapiJsonPath)),
    await writeChanged(operationsPath, await operationsOf(openapiJsonPath)),
  ];
  return written.includes(true);
}
