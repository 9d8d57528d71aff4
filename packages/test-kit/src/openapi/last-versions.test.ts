import { lastVersions } from './last-versions';

test('the contracts as they are now, and as they were one version before', () => {
  const { last, before } = lastVersions(['svc-applications', 'svc-auth']);
  expect(last.version).toMatch(/^svc-applications \d+\.\d+\.\d+, svc-auth \d+\.\d+\.\d+$/);
  expect(last.documents).toHaveLength(2);
  expect(before.documents).toHaveLength(2);
  expect(before.version).not.toBe(last.version);
});

test('a service without a contract is told', () => {
  expect(() => lastVersions(['svc-nothing'])).toThrow('No contract of svc-nothing is recorded.');
});
