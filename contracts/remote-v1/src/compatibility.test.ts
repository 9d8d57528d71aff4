import { misfits } from './compatibility';

const offered = { shellApi: '1.4.0', runtime: '2.9.2', contracts: { 'svc-applications': '1.2.0' } };
const remote = { name: 'mfe-admin', pages: [], shellApi: '^1.0.0' };

test('a remote fits when it needs a version that is offered', () => {
  const contracts = { 'svc-applications': '^1.1.0' };
  expect(misfits({ ...remote, runtime: '~2.9.2', contracts }, offered)).toEqual([]);
});

test('a remote made for a later shell is incompatible, and the reason is given', () => {
  expect(misfits({ ...remote, shellApi: '^2.0.0' }, offered)).toEqual([
    'needs shell API ^2.0.0, the portal offers 1.4.0',
  ]);
  expect(misfits({ ...remote, shellApi: '^1.5.0' }, offered)).toHaveLength(1);
});

test('a remote built on another federation runtime does not fit', () => {
  expect(misfits({ ...remote, runtime: '~2.10.0' }, offered)).toHaveLength(1);
});

test('a remote that needs a newer service does not fit', () => {
  expect(misfits({ ...remote, contracts: { 'svc-applications': '^1.3.0' } }, offered)).toHaveLength(1);
});

test('a service whose version is unknown does not make a remote incompatible', () => {
  expect(misfits({ ...remote, contracts: { 'svc-reports': '^9.0.0' } }, offered)).toEqual([]);
});
