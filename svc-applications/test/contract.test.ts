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

  it('has the calls of both wizards, of their files, and of the portal switch', () => {
    const { paths } = contractDocument() as {
      paths: Record<string, Record<string, { operationId: string }>>;
    };
    const ids = Object.values(paths).flatMap((methods) =>
      Object.values(methods).map(({ operationId }) => operationId),
    );
    const upTo = (count: number, letter: string) =>
      Array.from({ length: count }, (_, index) => `${letter}${String(index + 1).padStart(2, '0')}`);
    expect(ids.sort()).toEqual(['D01', ...upTo(18, 'I'), ...upTo(3, 'P'), ...upTo(13, 'V')]);
  });
});
