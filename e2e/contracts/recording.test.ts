import { dereferenced } from '@portal/test-kit/openapi';
import { documentedServices, read } from '../house/files';
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

it('the documents that are recorded promise what the present ones promise, in whatever form', () => {
  for (const service of documentedServices()) {
    const [present, released] = ['openapi', 'released'].map(
      (name) => JSON.parse(read(`contracts/${service}-v1/${name}.json`)) as object,
    );
    expect(dereferenced(present ?? {})).toEqual(dereferenced(released ?? {}));
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
