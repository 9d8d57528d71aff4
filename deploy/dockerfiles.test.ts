import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '..');

interface Package {
  name: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const packageOf = (folder: string) =>
  JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Package;

const ours = new Map(
  ['packages', 'contracts'].flatMap((group) =>
    readdirSync(join(root, group))
      .map((name) => `${group}/${name}`)
      .filter((folder) => existsSync(join(root, folder, 'package.json')))
      .map((folder) => [packageOf(folder).name, folder] as const),
  ),
);

/** Folders of this repository that the packages need, directly or through other packages. */
function madeOf(names: string[], found = new Set<string>()): Set<string> {
  for (const name of names) {
    const folder = ours.get(name);
    if (!folder || found.has(folder)) continue;
    found.add(folder);
    madeOf(Object.keys(packageOf(folder).dependencies ?? {}), found);
  }
  return found;
}

/**
 * Parts with messages of services: contracts/language-v1, which gives them to pages in other languages, is generated
 * from them.
 */
const serviceMessages = [
  ...readdirSync(root).filter((name) => /^(gateway|svc-.*)$/.test(name)),
  'packages/service-kit',
]
  .map((folder) => `${folder}/messages`)
  .filter((folder) => existsSync(join(root, folder)));

const servers = readdirSync(root).filter((name) => /^(gateway|svc-.*)$/.test(name));
const frontEnd = readdirSync(root).filter((name) => /^(shell|mfe-.*)$/.test(name));
const dockerfileOf = (part: string) => readFileSync(join(root, part, 'Dockerfile'), 'utf8');
const stages = (part: string) =>
  dockerfileOf(part)
    .split(/^FROM /m)
    .slice(1);
const copied = (stage: string) =>
  [...stage.matchAll(/^COPY (?!--from)(\S+) (\S+)$/gm)].map(([, from = '']) => from);

it.each([...servers, ...frontEnd])(
  'the build of %s is given the commit, which its /version names',
  (part) => {
    const building = stages(part).find((stage) => stage.includes(`npm run build -w ${part}`)) ?? '';
    const [before = ''] = building.split('RUN npm run build');
    expect(before).toMatch(/^ARG SOURCE_COMMIT=\nENV SOURCE_COMMIT=\$\{SOURCE_COMMIT\}$/m);
  },
);

describe.each([...servers, ...frontEnd])('the image of %s', (part) => {
  const { dependencies = {}, devDependencies = {} } = packageOf(part);
  const contracts = Object.keys(devDependencies).filter((name) => name.startsWith('@portal/contract'));
  const needed = servers.includes(part)
    ? Object.keys(dependencies)
    : [...Object.keys(dependencies), ...contracts];
  const folders = [...madeOf(needed)].sort();
  const lines = servers.includes(part) ? [] : serviceMessages;

  test('is made of its own folder, of the folders that its package names, of what pages repeat, and of nothing else', () => {
    const [, packages = '', build = ''] = stages(part);
    const manifests = copied(packages).filter((file) => file !== 'package.json');
    expect(manifests.sort()).toEqual([...folders, part].map((folder) => `${folder}/package.json`).sort());
    expect(
      copied(build)
        .filter((file) => !file.startsWith('deploy/publish/'))
        .sort(),
    ).toEqual([...folders, part, 'packages/build-config', ...lines].sort());
  });

  test('installs the versions of the lock file and runs no scripts of other packages', () => {
    const installs = dockerfileOf(part).match(/^RUN npm .*$/gm) ?? [];
    expect(
      installs.filter((line) => line.includes('npm ci') && line.includes('--ignore-scripts')),
    ).toHaveLength(2);
    expect(dockerfileOf(part)).not.toMatch(/npm (install|i) /);
  });

  test('runs as a user who is not root, from images of one version, and needs no shell', () => {
    const last = stages(part).at(-1) ?? '';
    expect(last).toMatch(/^USER 1000:1000$/m);
    expect(last).toMatch(/^ENTRYPOINT \["node", /m);
    expect(last).not.toMatch(/^RUN /m);
    expect(dockerfileOf(part).match(/^ARG .*$/gm)).toEqual([
      `ARG NODE_IMAGE=node:24.21.0-bookworm-slim`,
      `ARG RUNTIME_IMAGE=node:24.21.0-bookworm-slim`,
      'ARG SOURCE_COMMIT=',
    ]);
  });

  test('has a health check, unless it ends by itself', () => {
    expect(dockerfileOf(part)).toMatch(
      servers.includes(part) ? /HEALTHCHECK --interval[^\n]*\\\n {2}CMD \["node"/ : /HEALTHCHECK NONE/,
    );
  });
});

test.each(servers)(
  'the image of %s starts as the launcher starts it, and its health check without that',
  (part) => {
    const last = stages(part).at(-1) ?? '';
    for (const file of ['stacks.cjs', 'rest.cjs']) {
      expect(last).toMatch(new RegExp(`^COPY .*scripts/lib/launcher/${file} .*/portal/first/$`, 'm'));
      expect(last).toMatch(new RegExp(`^ENTRYPOINT .*"--require", "/portal/first/${file}"`, 'm'));
      expect(existsSync(join(root, 'scripts/lib/launcher', file))).toBe(true);
    }
    expect(last).toMatch(/^ENTRYPOINT \["node", "--expose-gc", /m);
    expect(last).not.toContain('NODE_OPTIONS');
    const memory = /^const memory = \{ (.*) \};$/m.exec(
      readFileSync(join(root, 'scripts/lib/launcher/child.mjs'), 'utf8'),
    )?.[1];
    const asLauncher = memory?.replaceAll(/: '(\d+)'/g, '=$1').replaceAll(',', '');
    expect(last).toContain(`ENV ${asLauncher}`);
  },
);

test('the image of svc-reports keeps the font files that are drawn, and no others', () => {
  const faces = readFileSync(join(root, 'svc-reports/src/pdf/fonts/faces.ts'), 'utf8');
  expect([...faces.matchAll(/-normal\.(woff2?)`/g)].map(([, kind]) => kind)).toEqual([
    'woff',
    'woff2',
    'woff',
  ]);
  expect(faces).toContain('{ regular: 400, bold: 700 }');
  expect(faces).toMatch(/folder: `@fontsource-variable\/\$\{name\}`,\n {2}file: .*\.woff2`/);
  const removed = /^RUN find [\s\S]+?\n\n/m.exec(dockerfileOf('svc-reports'))?.[0];
  expect(removed).toContain("@fontsource -name '*.woff2' -delete");
  expect(removed).toContain("! -name '*-[47]00-normal.woff' -delete");
});

test('the building stage is the same in all Dockerfiles, so that one layer serves them', () => {
  const tools = new Set([...servers, ...frontEnd].map((part) => stages(part)[0]?.split('\n\n')[0]));
  expect(tools.size).toBe(1);
});
