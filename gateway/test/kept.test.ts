import { cleanUp, folderWith } from './harness';
import { portalRelease } from './keys';

afterEach(cleanUp);

const list = (properties: object) => ({
  get: {
    operationId: 'listDays',
    responses: { 200: { content: { 'application/json': { schema: { type: 'object', properties } } } } },
  },
});
const contract = (version: string, paths: object) =>
  JSON.stringify({ openapi: '3.0.3', info: { version }, paths });
const day = { date: { type: 'string' } };
const first = contract('1.0.0', {
  '/api/days': list(day),
  '/api/halls': { get: { operationId: 'listHalls', responses: {} } },
});

async function kept(now: string) {
  const folder = await folderWith({ 'before.json': first, 'contract/openapi.json': now });
  return portalRelease(['kept', 'before.json', 'contract'], {}, folder);
}

test('a contract that is the same, or has more under a higher number, keeps its promises', async () => {
  expect(await kept(first)).toEqual({ code: 0, output: 'All that 1.0.0 promised is kept.\n' });
  const more = first.replace('"1.0.0"', '"1.1.0"').replace('"date":', '"place":{"type":"string"},"date":');
  expect((await kept(more)).code).toBe(0);
});

test('a call or a field that is lost is refused by its name, whatever the second number is', async () => {
  for (const version of ['1.0.0', '1.1.0']) {
    const { code, output } = await kept(contract(version, { '/api/days': list({}) }));
    expect(code).toBe(1);
    expect(output).toMatch(/listHalls GET \/api\/halls: the call is gone/);
    expect(output).toMatch(/listDays GET \/api\/days: date of answer 200/);
  }
});

test('a change under the same number is refused', async () => {
  const { code, output } = await kept(first.replace('"date":', '"place":{"type":"string"},"date":'));
  expect([code, output]).toEqual([
    1,
    'It has changed since 1.0.0: raise the second number of its version.\n',
  ]);
});

test('reports a wrong name', async () => {
  expect((await portalRelease(['kept'], {}, await folderWith({}))).output).toMatch(
    /^Name the contract of before/,
  );
});
