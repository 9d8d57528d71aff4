import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { commitOf, versionNumber } from '../arguments.mjs';
import { readBuild } from '../build.mjs';
import { givenKey } from '../keys.mjs';
import { refuseChangedSince, signedStatement, statementFile } from '../statement.mjs';

/** Writes the signed statement into the folder of a build that another machine will upload. */
export async function run({ names: [folder], options, log }) {
  if (!folder) throw new Error('Name the folder of the build, such as dist.');
  const key = givenKey();
  if (!key) throw new Error('Give the key: RELEASE_KEY_FILE, or RELEASE_KEY with its text.');
  const build = readBuild(path.resolve(folder), {
    number: versionNumber(options.version),
    commit: commitOf(options.commit),
  });
  refuseChangedSince(build.folder, build.files);
  writeFileSync(path.join(build.folder, statementFile), signedStatement(build, key));
  log(
    `Signed ${build.manifest.name} ${build.version}, ${build.files.length} files, as ${key.id.slice(0, 16)}.`,
  );
}
