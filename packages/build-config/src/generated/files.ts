import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { operationsOf } from '../contracts/operations';
import { type Catalogue, catalogues, problemsOf, refusalsOf, sourcesOf } from '../messages/catalogues';

type Files = [file: string, text: string][];

/**
 * All that is generated in a house, by its place from the top.
 * @throws Error that names what is wrong with a catalogue
 */
export async function generatedFiles(
  portal: string,
  { types }: { types: boolean },
): Promise<Map<string, string>> {
  const found = catalogues(portal);
  const problems = found.flatMap(problemsOf);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return new Map([...wordsOf(found), ...operationsIn(portal), ...(types ? await typesIn(portal) : [])]);
}

const wordsOf = (found: readonly Catalogue[]): Files => [
  ...found.flatMap((catalogue) => [...sourcesOf(catalogue)]),
  ...refusalsOf(found),
];

/** Folders of contracts with an API document. */
const described = (portal: string): string[] =>
  readdirSync(path.join(portal, 'contracts'))
    .map((name) => `contracts/${name}`)
    .filter((folder) => existsSync(path.join(portal, folder, 'openapi.json')));

const operationsIn = (portal: string): Files =>
  described(portal).map((folder) => [
    `${folder}/src/operations.ts`,
    operationsOf(path.join(portal, folder, 'openapi.json')),
  ]);

async function typesIn(portal: string): Promise<Files> {
  const { typesOf } = await import('../contracts/types');
  const made = described(portal).map(
    async (folder): Promise<Files[number]> => [
      `${folder}/src/generated.ts`,
      await typesOf(path.join(portal, folder, 'openapi.json')),
    ],
  );
  return Promise.all(made);
}
