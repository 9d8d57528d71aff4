import { pathToFileURL } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { type Document, formerKey, notice, operationsIn, readDocument } from './document';

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
  return notice + astToString(ast) + formerOperationsOf(readDocument(openapiJsonPath));
}

/** The former names of operations, as a type for sources that still use them. */
function formerOperationsOf(document: Document): string {
  const members = operationsIn(document).flatMap(({ operationId, [formerKey]: former }) =>
    former ? [`  ${former}: operations['${operationId}'];\n`] : [],
  );
  return `\n/** The operations by their earlier names, kept for a version. */\nexport interface FormerOperations {\n${members.join('')}}\n`;
}
