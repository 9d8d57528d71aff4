import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { read, root } from './files';

/**
 * Migrations named by a time, from before numbering: their count and the last. They have run on portals, so their names
 * stay.
 */
const shipped: Readonly<Record<string, readonly [count: number, last: string]>> = {
  'svc-applications': [61, '20261223100000'],
  'svc-auth': [27, '20261221110000'],
};

const services = Object.keys(shipped);
const namesOf = (service: string) =>
  readdirSync(path.join(root, service, 'migrations'))
    .filter((file) => /^\d.*\.ts$/.test(file))
    .map((file) => file.replace(/\.ts$/, ''))
    .sort();
const isDated = (name: string) => /^\d{14}_/.test(name);

it('every service with migrations is named here', () => {
  const there = execFileSync('git', ['ls-files', 'svc-*/migrations/index.ts'], {
    cwd: root,
    encoding: 'utf8',
  });
  const numberedAlone = (service: string) => !namesOf(service).some(isDated);
  const folders = there
    .split('\n')
    .filter(Boolean)
    .map((file) => file.split('/')[0] ?? '');
  expect(folders.filter((service) => !services.includes(service) && !numberedAlone(service))).toEqual([]);
});

it.each(services)('no migration of %s begins with a time but those of before numbers', (service) => {
  const [count, last] = shipped[service] ?? [0, ''];
  const dated = namesOf(service).filter(isDated);
  // A new name with a time would sort before some that have run: `npm run new -- migration SERVICE WHAT_IT_DOES` gives
  // a number.
  expect(dated.filter((name) => name.slice(0, last.length) <= last)).toHaveLength(count);
  expect(dated.filter((name) => name > '2027')).toEqual([]);
});

it.each(services)('numbers of %s rise, each once, behind every time', (service) => {
  const names = namesOf(service);
  const numbered = names.filter((name) => !isDated(name));
  const numbers = numbered.map((name) => Number(/^(3\d{3})_/.exec(name)?.[1]));
  // Numbers have gaps where several branches reserved ranges.
  expect(numbers).toEqual([...new Set(numbers)].sort((one, other) => one - other));
  expect(names).toEqual([...names.filter(isDated), ...numbered]);
});

it.each(services)('the list of %s names each in its order', (service) => {
  const text = read(`${service}/migrations/index.ts`);
  const imported = new Map(
    [...text.matchAll(/as (\w+) from '\.\/(\d[^']*)'/g)].map(([, as, name]) => [as, name]),
  );
  const list = /export const migrations = \[([^\]]*)\]/.exec(text)?.[1] ?? '';
  const listed = [...list.matchAll(/\w+/g)].map(([as]) => imported.get(as));
  expect(listed).toEqual(namesOf(service));
});
