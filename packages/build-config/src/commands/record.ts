import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Document, formerKey, operationsIn } from '../contracts/document';
import { ensureGenerated } from '../generated/fresh.cjs';

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

export { writeContractPackage } from '../contracts/package';

/** Writes a service's OpenAPI document into the folder of its contract; what is generated from it follows. */
export async function writeContract(document: object, contractFolder: string): Promise<void> {
  const named = await withFormerIds(document, contractFolder);
  await writeFile(path.join(contractFolder, 'openapi.json'), `${JSON.stringify(named, null, 2)}\n`);
  ensureGenerated();
}
