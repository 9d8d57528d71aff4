import { readFileSync } from 'node:fs';
import path from 'node:path';
import { contractDocument } from '../src/document';

const contract = path.join(__dirname, '../../contracts/svc-applications-v1');
const read = (file: string) => readFileSync(path.join(contract, file), 'utf8');

describe('the contract', () => {
  it('is what the calls say today (else run `npm run contract -w svc-applications`)', () => {
    expect(JSON.parse(read('openapi.json'))).toEqual(JSON.parse(JSON.stringify(contractDocument())));
  });

  it('has types for all of it', () => {
    const { paths } = contractDocument() as {
      paths: Record<string, Record<string, { operationId: string }>>;
    };
    const types = read('src/generated.ts');
    for (const methods of Object.values(paths)) {
      for (const { operationId } of Object.values(methods)) expect(types).toContain(`    ${operationId}: {`);
    }
  });

  it('has the calls of the internship wizard, of its files, and of the portal switch', () => {
    const { paths } = contractDocument() as {
      paths: Record<string, Record<string, { operationId: string }>>;
    };
    const ids = Object.values(paths).flatMap((methods) =>
      Object.values(methods).map(({ operationId }) => operationId),
    );
    const internship = Array.from({ length: 18 }, (_, index) => `I${String(index + 1).padStart(2, '0')}`);
    expect(ids.sort()).toEqual(['D01', ...internship, 'P01', 'P02', 'P03']);
  });
});
