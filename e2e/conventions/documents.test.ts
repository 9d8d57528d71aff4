import { existsSync } from 'node:fs';
import path from 'node:path';
import { documentedServices, ourFiles, read, root } from './files';

const documents = ourFiles().filter((file) => file.endsWith('.md'));

const links = (text: string) =>
  [...text.matchAll(/\]\(([^)\s]+)\)|(?:src|srcset)="([^"]+)"/g)]
    .map((match) => match[1] ?? match[2] ?? '')
    .filter((link) => !/^(https?:|mailto:|#)/.test(link))
    .map((link) => link.replace(/#.*/, ''));

it.each(documents)('every link of %s leads somewhere', (file) => {
  const broken = links(read(file)).filter((link) => !existsSync(path.join(root, path.dirname(file), link)));
  expect(broken).toEqual([]);
});

interface Operation {
  operationId: string;
}

function callsOf(service: string): string[] {
  const { paths } = JSON.parse(read(`contracts/${service}-v1/openapi.json`)) as {
    paths: Record<string, Record<string, Operation>>;
  };
  return Object.entries(paths)
    .filter(([address]) => address.startsWith('/api/'))
    .flatMap(([address, methods]) =>
      Object.entries(methods).map(
        ([method, { operationId }]) => `${operationId} ${method.toUpperCase()} ${address}`,
      ),
    );
}

it('docs/calls.md lists the calls of the services, no more and no less', () => {
  const listed = [...read('docs/calls.md').matchAll(/^\| (\w+) \| `([A-Z]+) ([^`]+)`/gm)].map(
    ([, id, method, address]) => `${id} ${method} ${address}`,
  );
  expect(listed.sort()).toEqual(documentedServices().flatMap(callsOf).sort());
});

it('docs/calls.md lists what the calls were called before', () => {
  const listed = [...read('docs/calls.md').matchAll(/^\| ([A-Z]\d{2,3}) \| (\w+) \|$/gm)].map(
    ([, former, name]) => `${former} ${name}`,
  );
  const former = documentedServices().flatMap((service) =>
    Object.entries(
      JSON.parse(read(`contracts/${service}-v1/former-operation-ids.json`)) as Record<string, string>,
    ).map(([name, id]) => `${id} ${name}`),
  );
  expect(listed.sort()).toEqual(former.sort());
});

it('a call is named by a verb and what it is about', () => {
  const names = documentedServices()
    .flatMap(callsOf)
    .map((call) => call.split(' ')[0] ?? '');
  expect(
    names.filter((name) => !/^[a-z]+([A-Z][a-z]+)+$|^(signIn|signOut)$|^reauthenticate$/.test(name)),
  ).toEqual([]);
});

it('the README names the scripts and folders that are there', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const readme = read('README.md');
  const commands = [...readme.matchAll(/`npm run ([a-z-]+)`/g)].map(([, name]) => name ?? '');
  expect(commands.filter((name) => !(name in scripts))).toEqual([]);
  const folders = [...readme.matchAll(/^([a-z0-9-]+\/) {2,}/gm)].map(([, folder]) => folder ?? '');
  expect(folders.filter((folder) => !existsSync(path.join(root, folder)))).toEqual([]);
});
