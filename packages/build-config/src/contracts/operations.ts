import { formerKey, notice, readDocument } from './document';

const operationType = `import type { operations } from './generated';

/** A call: its method and path, and for the compiler what it takes and answers. */
type Operation<Id extends keyof operations> = string & { readonly shape: operations[Id] };
`;

/**
 * The calls of an OpenAPI document that browsers may make, as the text of a source file: a constant for each, so that a
 * bundle carries the calls that its sources name and no others.
 */
export function operationsOf(openapiJsonPath: string): string {
  const { paths } = readDocument(openapiJsonPath);
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
