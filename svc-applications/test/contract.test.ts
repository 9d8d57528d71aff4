import { readFileSync } from 'node:fs';
import path from 'node:path';
import { contractDocument } from '../src/document';

const contract = path.join(__dirname, '../../contracts/svc-applications-v1');
const read = (file: string) => readFileSync(path.join(contract, file), 'utf8');

describe('the contract', () => {
  it('equals the declarations of the calls (else run `npm run contract -w svc-applications`)', () => {
    // The document is compared without former operation ids, which are in former-operation-ids.json.
    const committed = JSON.parse(read('openapi.json'), (key, value) =>
      key === 'x-former-id' ? undefined : value,
    );
    expect(committed).toEqual(JSON.parse(JSON.stringify(contractDocument())));
  });

  it('has types for all calls', () => {
    const { paths } = contractDocument() as {
      paths: Record<string, Record<string, { operationId: string }>>;
    };
    const types = read('src/generated.ts');
    for (const methods of Object.values(paths)) {
      for (const { operationId } of Object.values(methods)) expect(types).toContain(`    ${operationId}: {`);
    }
  });

  it('has the calls of both wizards, their files, the dashboards, the portal switch, feedback and news, each once', () => {
    const { paths } = contractDocument() as {
      paths: Record<string, Record<string, { operationId: string }>>;
    };
    const former = JSON.parse(read('former-operation-ids.json')) as Record<string, string>;
    const ids = Object.values(paths).flatMap((methods) =>
      Object.values(methods).map(({ operationId }) => former[operationId] ?? operationId),
    );
    const numbered = (letter: string, first: number, last: number) =>
      Array.from(
        { length: last - first + 1 },
        (_, index) => `${letter}${String(first + index).padStart(2, '0')}`,
      );
    const wizards = [...numbered('I', 1, 18), ...numbered('V', 1, 13), ...numbered('P', 1, 3)];
    const news = [...numbered('D', 3, 6), ...numbered('M', 5, 10), ...numbered('M', 15, 17)];
    const dashboards = [...numbered('D', 1, 2), ...numbered('D', 7, 9), ...numbered('D', 12, 15)];
    const desk = numbered('M', 2, 4);
    expect(ids).toEqual(expect.arrayContaining([...wizards, ...dashboards, ...desk, ...news]));
    expect(new Set(ids).size).toBe(ids.length);
  });
});
