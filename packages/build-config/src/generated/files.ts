import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { operationsOf } from '../contracts/operations';
import { type Catalogue, catalogues, problemsOf, refusalsOf, sourcesOf } from '../messages/catalogues';
import { hashOf, stampIn, typesKeyOf } from './fresh.cjs';

type Files = [file: string, text: string][];

/**
 * All that is generated in a house, by its place from the top.
 * @throws Error that names what is wrong with a catalogue
 */
export async function generatedFiles(
  portal: string,
  /** The key of each contract's types; without them no types are made. */
  { types }: { types?: TypesKeys | undefined },
): Promise<Map<string, string>> {
  const found = catalogues(portal);
  const problems = found.flatMap(problemsOf);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return new Map([
    ...wordsOf(found),
    ...operationsIn(portal),
    ...(types ? await typesIn(portal, types) : []),
  ]);
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

export type TypesKeys = Readonly<Record<string, string>>;

export const typesKeysIn = (portal: string): TypesKeys =>
  Object.fromEntries(described(portal).map((folder) => [folder, typesKeyOf(portal, folder)]));

/** The types as they were made before, where nothing about them has changed: making them takes longer than all else. */
function keptTypes(
  portal: string,
  file: string,
  folder: string,
  key: string | undefined,
): string | undefined {
  const before = stampIn(portal);
  const place = path.join(portal, file);
  if (!key || before?.types?.[folder] !== key || !existsSync(place)) return undefined;
  const text = readFileSync(place, 'utf8');
  return hashOf(text) === before.files[file] ? text : undefined;
}

async function typesIn(portal: string, keys: TypesKeys): Promise<Files> {
  const made = described(portal).map(async (folder): Promise<Files[number]> => {
    const file = `${folder}/src/generated.ts`;
    const kept = keptTypes(portal, file, folder, keys[folder]);
    if (kept !== undefined) return [file, kept];
    const { typesOf } = await import('../contracts/types');
    return [file, await typesOf(path.join(portal, folder, 'openapi.json'))];
  });
  return Promise.all(made);
}
