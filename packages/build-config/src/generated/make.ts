/** `make.ts HOUSE` generates all that is not in git. Run by `ensureGenerated`. */
import { generatedFiles } from './files';
import { hasTypesTool, keyOf } from './fresh.cjs';
import { writeGenerated } from './write';

async function make(house: string): Promise<void> {
  // Before anything is read: what changes meanwhile is generated the next time.
  const key = keyOf(house);
  writeGenerated(house, key, await generatedFiles(house, { types: hasTypesTool(house) }));
}

const [house = ''] = process.argv.slice(2);
make(house).catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
