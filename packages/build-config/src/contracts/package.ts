import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import ts from 'typescript';
import { operationsOf } from './operations';
import { typesOf } from './types';

const compilerOptions = { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext };

const notice = '/* Written by `npm run contract`. */\n';
const index = (version: string) => `${notice}export const CONTRACT_VERSION = '${version}';\n`;
const indexTypes = `${notice}export type { operations, paths } from './generated.js';
/** The version of this contract, as package.json has it: an addition raises the second number. */
export declare const CONTRACT_VERSION: string;
`;

/**
 * Writes the package of a contract that has a repository of its own. Only its package.json is written by hand; its
 * version is the version of the contract. Others install the folder as it is.
 */
export async function writeContractPackage(document: object, folder: string): Promise<void> {
  const at = (file: string) => path.join(folder, file);
  const { version } = JSON.parse(await readFile(at('package.json'), 'utf8')) as { version: string };
  const { info } = document as { info: object };
  const described = { ...document, info: { ...info, version } };
  await writeFile(at('openapi.json'), `${JSON.stringify(described, null, 2)}\n`);
  const operations = operationsOf(at('openapi.json')).replace("'./generated'", "'./generated.js'");
  const files = {
    'generated.d.ts': await typesOf(at('openapi.json')),
    'operations.js': ts.transpileModule(operations, { compilerOptions }).outputText,
    'operations.d.ts': ts.transpileDeclaration(operations, { compilerOptions }).outputText,
    'index.js': index(version),
    'index.d.ts': indexTypes,
  };
  for (const [file, text] of Object.entries(files)) await writeFile(at(file), text);
}
