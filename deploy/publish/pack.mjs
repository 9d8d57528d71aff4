/**
 * `pack.mjs NAME TARGET`, run while an image is built: writes the dist folder of a remote in the form of an upload, and
 * the name of its release as `npm run release` would give it.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const [name, target] = process.argv.slice(2);
const dist = path.resolve(name, 'dist');

const files = readdirSync(dist, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => path.relative(dist, path.join(entry.parentPath, entry.name)))
  .sort();

// SHA-256 over names and contents without the compressed copies, as the gateway computes it.
const hash = createHash('sha256');
for (const file of files.filter((file) => !/\.(br|gz)$/.test(file))) {
  hash
    .update(`${file}\0`)
    .update(readFileSync(path.join(dist, file)))
    .update('\0');
}
const { metaData } = JSON.parse(readFileSync(path.join(dist, 'mf-manifest.json'), 'utf8'));
const version = `${metaData?.buildInfo?.buildVersion ?? '0.0.0'}-${hash.digest('hex').slice(0, 8)}`;

mkdirSync(target, { recursive: true });
const archive = path.join(target, 'archive.tgz');
const plain = ['--mtime=@0', '--owner=0', '--group=0', '--numeric-owner', '--format=ustar'];
execFileSync('tar', ['-czf', archive, ...plain, '-C', dist, ...files], {
  env: { ...process.env, GZIP: '-n' },
});
const digest = createHash('sha256').update(readFileSync(archive)).digest('base64');
writeFileSync(path.join(target, 'release.json'), JSON.stringify({ name, version, digest }));
