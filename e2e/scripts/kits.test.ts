import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { evaluate } from '../contracts/evaluate';
import { root } from '../conventions/files';

const scratch = mkdtempSync(path.join(tmpdir(), 'portal-kits-test-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

interface Kit {
  folder: string;
  version: string;
  plain: boolean;
  manifest: { name: string; exports?: Record<string, string> };
}

const kits = evaluate<Kit[]>('kits/list.mjs', 'it.kits()');
const folders = kits.map(({ folder }) => folder);

it('every package and contract is a kit; a contract has the version that its service says', () => {
  const all = ['contracts', 'packages'].flatMap((parent) =>
    readdirSync(path.join(root, parent)).map((name) => `${parent}/${name}`),
  );
  expect([...folders].sort()).toEqual(all.sort());
  for (const { folder, version } of kits.filter((kit) => /\/svc-/.test(kit.folder))) {
    const { info } = JSON.parse(readFileSync(path.join(root, folder, 'openapi.json'), 'utf8'));
    expect([folder, version]).toEqual([folder, info.version]);
  }
});

it('every kit is built with its declarations, and packed', () => {
  const out = path.join(scratch, 'packed');
  execFileSync(process.execPath, ['scripts/pack-kits.mjs', '--out', out], { cwd: root });
  expect(readdirSync(out).filter((file) => file.endsWith('.tgz'))).toHaveLength(kits.length);
}, 600_000);

it.each(folders)('%s says how another repository installs it', (folder) => {
  const readme = readFileSync(path.join(root, folder, 'README.md'), 'utf8');
  expect(readme).toMatch(/npm (install|create|config set)|makeRepository\(/);
});

it.each(kits.filter(({ manifest }) => manifest.exports).map((kit) => [kit.folder, kit] as const))(
  'every export of %s leads to files',
  (folder, { manifest }) => {
    for (const [name, file] of Object.entries(manifest.exports ?? {})) {
      const [before = ''] = file.replace(/\?.*/, '').split('*');
      const place = file.includes('*') ? path.dirname(`${before}x`) : before;
      expect([name, existsSync(path.join(root, folder, place))]).toEqual([name, true]);
    }
  },
);

/**
 * Makes a kit with these built files in a folder of this test; returns its package.json as other repositories would get
 * it.
 */
function published(manifest: object, built: Record<string, string>, plain = false) {
  const folder = mkdtempSync(path.join(scratch, 'kit-'));
  for (const [file, text] of Object.entries(built)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  const kit = { manifest: { name: '@portal/made-up', ...manifest }, version: '1.2.0', plain };
  return evaluate<Record<string, object>>(
    'kits/manifest.mjs',
    `it.publishedManifest(given.kit, given.folder, { '@portal/ui': '1.4.0', '@portal/made-up': '1.2.0' })`,
    { kit, folder },
  );
}

it('exports lead to what is built, with types; what is no module is exported as it is', () => {
  const exports = {
    '.': './src/index.ts',
    './words/*': './src/words/*.ts',
    './page': './src/page.tsx',
    './portal.scss': './src/portal.scss',
    './*.scss?address': './src/*.scss?address',
    './openapi.json': './openapi.json',
  };
  expect(published({ exports }, {}).exports).toEqual({
    '.': { types: './dist/index.d.ts', default: './dist/index.js' },
    './words/*': { types: './dist/words/*.d.ts', default: './dist/words/*.js' },
    './page': { types: './dist/page.d.ts', default: './dist/page.js' },
    './portal.scss': './dist/portal.scss',
    './openapi.json': './openapi.json',
  });
});

it('dependencies are what the built files name: with types of others, and ranges of kits', () => {
  const manifest = {
    dependencies: { koa: '3.3.0', '@portal/ui': '1.0.0' },
    devDependencies: {
      '@types/koa': '3.0.3',
      'css-loader': '7.1.5',
      jest: '30.5.2',
      '@types/react': '19.3.0',
    },
    publishedDependencies: ['css-loader'],
    peerDependencies: { react: '19.3.1' },
  };
  const built = {
    'index.js': "import Koa from 'koa';\nimport { useState } from 'react';\n// from 'left-pad'",
  };
  expect(published(manifest, built)).toMatchObject({
    version: '1.2.0',
    dependencies: {
      '@portal/ui': '^1.4.0',
      '@types/koa': '3.0.3',
      '@types/react': '19.3.0',
      'css-loader': '7.1.5',
      koa: '3.3.0',
    },
    peerDependencies: { react: '^19.3.1' },
  });
  expect(published(manifest, built).dependencies).not.toHaveProperty('jest');
});

it('what nothing promises is refused by its name', () => {
  expect(() => published({}, { 'index.js': "import pad from 'left-pad';" })).toThrow(
    /@portal\/made-up needs left-pad, which its package\.json does not name/,
  );
});
