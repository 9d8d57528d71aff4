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
  return notice + astToString(ast) + formerOperationsOf(await readDocument(openapiJsonPath));
}

/** Of an operation: the name by which earlier releases of the contract knew it. */
const formerKey = 'x-former-id';

interface Operation {
  operationId: string;
  summary?: string;
  [formerKey]?: string;
}

interface Document {
  paths: Record<string, Record<string, Operation>>;
}

const readDocument = async (openapiJsonPath: string): Promise<Document> =>
  JSON.parse(await readFile(openapiJsonPath, 'utf8')) as Document;

const operationsIn = ({ paths }: Document): Operation[] => Object.values(paths).flatMap(Object.values);

/** The names of before, as a type for sources that still use them. */
function formerOperationsOf(document: Document): string {
  const members = operationsIn(document).flatMap(({ operationId, [formerKey]: former }) =>
    former ? [`  ${former}: operations['${operationId}'];\n`] : [],
  );
  return `\n/** The operations by their names of before, kept for a version. */\nexport interface FormerOperations {\n${members.join('')}}\n`;
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
  const { paths } = await readDocument(openapiJsonPath);
  const constants = Object.entries(paths)
    .filter(([address]) => address.startsWith('/api/'))
    .flatMap(([address, calls]) =>
      Object.entries(calls).map(([method, { operationId, summary, [formerKey]: former }]) => {
        const comment = summary ? `/** ${summary} */\n` : '';
        const call = `${method.toUpperCase()} ${address}`;
        const alias = former
          ? `/** @deprecated The former name of ${operationId}. */\nexport { ${operationId} as ${former} };\n`
          : '';
        return `${comment}export const ${operationId} = '${call}' as Operation<'${operationId}'>;\n${alias}`;
      }),
    );
  return `${notice}${operationType}\n${constants.join('')}`;
}

/** A file whose text would not change is left alone. */
async function writeChanged(outPath: string, text: string): Promise<void> {
  const present = await readFile(outPath, 'utf8').catch(() => undefined);
  if (present !== text) await writeFile(outPath, text);
}

/** The document with `x-former-id` at the operations that former-operation-ids.json (`{ name: former }`) lists. */
async function withFormerIds(document: object, contractFolder: string): Promise<object> {
  const file = path.join(contractFolder, 'former-operation-ids.json');
  const former = JSON.parse(await readFile(file, 'utf8').catch(() => '{}')) as Record<string, string>;
  const named = structuredClone(document) as Document;
  for (const operation of operationsIn(named)) {
    const id = former[operation.operationId];
    if (id) operation[formerKey] = id;
  }
  return named;
}

/** Writes a service's OpenAPI document and what is made from it into the folder of its contract. */
export async function writeContract(document: object, contractFolder: string): Promise<void> {
  const openapiJsonPath = path.join(contractFolder, 'openapi.json');
  const named = await withFormerIds(document, contractFolder);
  await writeFile(openapiJsonPath, `${JSON.stringify(named, null, 2)}\n`);
  const sources = path.join(contractFolder, 'src');
  await writeChanged(path.join(sources, 'generated.ts'), await typesOf(openapiJsonPath));
  await writeChanged(path.join(sources, 'operations.ts'), await operationsOf(openapiJsonPath));
}
