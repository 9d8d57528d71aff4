import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../support/scripts';

interface Lock {
  packages: Record<string, { version?: string; engines?: { node?: string } }>;
}

const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as Lock;

/**
 * Packages that webpack looks for next to itself: installed deeper they are not found, and a fresh clone cannot be
 * built.
 */
const programs = ['webpack', 'webpack-cli', 'webpack-dev-server'];
const loaders = ['css-loader', 'sass-loader', 'swc-loader'];

it.each([...programs, ...loaders])(
  '%s is installed at the top, where the scripts and the builds of every part find it',
  (name) => {
    expect(packages[`node_modules/${name}`]?.version).toEqual(expect.any(String));
  },
);

/** Whether a range of versions has 20.19.0, the oldest Node.js that the portal starts on. */
const admitsOldest = (range: string) =>
  range.split('||').some((part) => {
    const [, sign = '', version = ''] = /^\s*(\D*)([\d.]*)/.exec(part) ?? [];
    const [major = 0, minor = 0, patch = 0] = version.split('.').filter(Boolean).map(Number);
    const later = major - 20 || minor - 19 || patch;
    return sign.startsWith('>') || version === '' ? later <= 0 : major === 20 && later <= 0;
  });

it('knows which ranges have the oldest Node.js', () => {
  const ranges = ['*', '>= 18', '^20.19.0 || >=22.12.0', '20 || >=22', '>= 22.11.0', '^18 || ^22', '>=20.20'];
  expect(ranges.map(admitsOldest)).toEqual([true, true, true, true, false, false, false]);
});

it('every package says that it works on the oldest Node.js, so that npm warns of none', () => {
  const others = Object.entries(packages).filter(([, { engines }]) => !admitsOldest(engines?.node ?? '*'));
  expect(others.map(([place, { engines }]) => `${place}: ${engines?.node}`)).toEqual([]);
});
