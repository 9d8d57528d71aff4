/** `make.ts HOUSE` generates all that is not in git. Run by `ensureGenerated`. */
import { generatedFiles } from './files';
import { hasTypesTool, keyOf } from './fresh.cjs';
import { writeGenerated } from './write';

async function make(portal: string): Promise<void> {
  // Before anything is read: what changes meanwhile is generated the next time.
  const key = keyOf(portal);
  writeGenerated(portal, key, await generatedFiles(portal, { types: hasTypesTool(portal) }));
}

const [portal = ''] = process.argv.slice(2);
make(portal).catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
