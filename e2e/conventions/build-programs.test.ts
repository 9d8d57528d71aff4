import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../support/scripts';

interface Lock {
  packages: Record<string, { version?: string }>;
}

const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as Lock;

/** What webpack looks for beside itself: further down it is not found, and a fresh clone builds nothing. */
it.each(['webpack', 'webpack-cli', 'webpack-dev-server'])(
  '%s is installed at the top, where the scripts of every part find it',
  (name) => {
    expect(packages[`node_modules/${name}`]?.version).toEqual(expect.any(String));
  },
);
