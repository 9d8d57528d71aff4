/** `make.ts HOUSE` generates all that is not in git. Run by `ensureGenerated`. */
import { generatedFiles, typesKeysIn } from './files';
import { hasTypesTool, keyOf } from './fresh.cjs';
import { writeGenerated } from './write';

async function make(portal: string): Promise<void> {
  // Before anything is read: what changes meanwhile is generated the next time.
  const key = keyOf(portal);
  const types = hasTypesTool(portal) ? typesKeysIn(portal) : undefined;
  writeGenerated(portal, { key, types }, await generatedFiles(portal, { types }));
}

const [portal = ''] = process.argv.slice(2);
make(portal).catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
