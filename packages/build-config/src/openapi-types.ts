import { readFile, writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';

const notice = '/* Written by `npm run contract` from openapi.json: change the calls, not this file. */\n\n';

/** The TypeScript types of an OpenAPI document, as the text of a source file. */
export async function typesOf(openapiJsonPath: string): Promise<string> {
  return notice + astToString(await openapiTS(pathToFileURL(openapiJsonPath), { alphabetize: false }));
}

/**
 * Writes the types of the document at `openapiJsonPath` to `outPath`; a file that says the same already is left
 * alone. Resolves to whether the file was changed.
 */
export async function generateTypes(openapiJsonPath: string, outPath: string): Promise<boolean> {
  const types = await typesOf(openapiJsonPath);
  const present = await readFile(outPath, 'utf8').catch(() => undefined);
  if (present === types) return false;
  await writeFile(outPath, types);
  return true;
}
