import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { generateTypes } from '@portal/build-config/openapi-types';
import { contractDocument } from './src/document';

const contract = path.join(__dirname, '../contracts/svc-example-name-v1');

async function writeContract(): Promise<void> {
  const document = path.join(contract, 'openapi.json');
  await writeFile(document, `${JSON.stringify(contractDocument(), null, 2)}\n`);
  await generateTypes(document, path.join(contract, 'src/generated.ts'));
}

void writeContract();
