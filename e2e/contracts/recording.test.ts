import { dereferenced } from '@portal/test-kit/openapi';
import { documentedServices, read } from '../conventions/files';
import { evaluate } from './evaluate';

type Documents = [contract: string, document: object][];
interface Written {
  contract: string;
  name: string;
  document: { info: { version: string } };
}

const version = (number: string, paths: object = {}) => ({
  openapi: '3.0.3',
  info: { version: number },
  paths,
});
const oneCall = { '/api/things': { get: { operationId: 'T01', responses: { 200: {} } } } };

const recordedFiles = (recorded: Documents, present: Documents) =>
  evaluate<Written[]>(
    'contracts/check.mjs',
    'it.filesToRecord(new Map(given.recorded), new Map(given.present))',
    { recorded, present },
  ).map(({ contract, name, document }) => `${contract}/${name} ${document.info.version}`);

const contract = 'svc-things-v1';

it('the last recorded document stays as the previous version', () => {
  expect(recordedFiles([[contract, version('1.0.0')]], [[contract, version('1.1.0', oneCall)]])).toEqual([
    'svc-things-v1/previous.json 1.0.0',
    'svc-things-v1/released.json 1.1.0',
  ]);
});

it('a changed contract under the recorded version is raised by its second number, once', () => {
  const old = (now: string) =>
    evaluate<string[]>(
      'contracts/check.mjs',
      'it.underAnOldVersion(new Map(given.recorded), new Map(given.present))',
      { recorded: [[contract, version('1.9.0')]], present: [[contract, version(now, oneCall)]] },
    );
  expect([old('1.9.0'), old('1.10.0')]).toEqual([[contract], []]);
  const file = "/** Of it. */\nexport const CONTRACT_VERSION = '1.9.3';\n";
  expect(evaluate('contracts/raise.mjs', 'it.raised(given)', file)).toBe(file.replace('1.9.3', '1.10.0'));
});

it('a contract in its first version has no previous document', () => {
  expect(recordedFiles([], [[contract, version('1.0.0')]])).toEqual(['svc-things-v1/released.json 1.0.0']);
});

it('an unchanged contract is not recorded again, so that its previous document stays', () => {
  expect(
    recordedFiles([[contract, version('1.1.0', oneCall)]], [[contract, version('1.1.0', oneCall)]]),
  ).toEqual([]);
});

it('a contract whose promises only stand in another form is not recorded again', () => {
  const schema = { type: 'object', properties: { id: { type: 'integer' } } };
  const answering = (one: object) => ({
    '/api/things': {
      get: { operationId: 'T01', responses: { 200: { content: { 'application/json': { schema: one } } } } },
    },
  });
  const shared = {
    ...version('1.0.0', answering({ $ref: '#/components/schemas/Thing' })),
    components: { schemas: { Thing: schema } },
  };
  expect(recordedFiles([[contract, version('1.0.0', answering(schema))]], [[contract, shared]])).toEqual([]);
});

it('nor is one whose calls only stand in another order', () => {
  const other = { '/api/others': { get: { operationId: 'T02', responses: {} } } };
  expect(
    recordedFiles(
      [[contract, version('1.1.0', { ...oneCall, ...other })]],
      [[contract, version('1.1.0', { ...other, ...oneCall })]],
    ),
  ).toEqual([]);
});

it('the documents that are recorded promise what the present ones promise, in whatever form', () => {
  for (const service of documentedServices()) {
    const [present, released] = ['openapi', 'released'].map(
      (name) => JSON.parse(read(`contracts/${service}-v1/${name}.json`)) as object,
    );
    expect(dereferenced(present ?? {})).toEqual(dereferenced(released ?? {}));
  }
});

it('a recorded document has a line for each call and each shared schema, and is JSON as it was', () => {
  const text = (document: object) =>
    evaluate<string>('contracts/recorded-text.mjs', 'it.recordedText(given)', document);
  const document = {
    ...version('1.0.0', {
      '/api/things': {
        get: { operationId: 'T01', responses: { 200: {} } },
        post: { operationId: 'T02', responses: {} },
      },
    }),
    components: { schemas: { Thing: { type: 'object', properties: { id: { type: 'integer' } } } } },
  };
  const lines = text(document).split('\n');
  expect(JSON.parse(lines.join(''))).toEqual(document);
  for (const name of ['T01', 'T02', 'Thing'])
    expect(lines.filter((line) => line.includes(name))).toHaveLength(1);
  for (const service of documentedServices())
    for (const name of ['released', 'previous']) {
      const recorded = read(`contracts/${service}-v1/${name}.json`);
      expect(recorded).toBe(text(JSON.parse(recorded)));
    }
});

it('an addition under the old version is refused, and so is a broken promise', () => {
  const record = (before: object, after: object) => () =>
    recordedFiles([[contract, before]], [[contract, after]]);
  expect(record(version('1.0.0'), version('1.0.0', oneCall))).toThrow(/changed since 1\.0\.0: raise its/);
  expect(record(version('1.0.0', oneCall), version('1.1.0'))).toThrow(
    /T01 GET \/api\/things: the call is gone/,
  );
});

describe('a break that was agreed on', () => {
  const report = (number: string, by: object) => {
    const filter = { type: 'object', properties: { by }, required: ['by'] };
    const schema = { type: 'object', properties: { filter }, required: ['filter'] };
    const responses = { 200: { content: { 'application/json': { schema } } } };
    return version(number, {
      '/api/admin/reports/applications': { get: { operationId: 'R02', responses } },
    });
  };
  const two = { type: 'string', enum: ['submitted', 'begun'] };
  const three = { type: 'string', enum: ['submitted', 'begun', 'decided'] };
  const reports = 'svc-reports-v1';

  it('is recorded with the version it was agreed for', () => {
    expect(recordedFiles([[reports, report('1.6.0', two)]], [[reports, report('1.7.0', three)]])).toEqual([
      'svc-reports-v1/previous.json 1.6.0',
      'svc-reports-v1/released.json 1.7.0',
    ]);
  });

  it('is not excused again later, and no other break is excused in the same version', () => {
    const record = (was: object, is: object) => () => recordedFiles([[reports, was]], [[reports, is]]);
    expect(record(report('1.7.0', two), report('1.8.0', three))).toThrow(/may be decided now/);
    expect(record(report('1.6.0', two), report('1.7.0', { type: 'number' }))).toThrow(/is number/);
  });
});
