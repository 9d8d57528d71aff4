import { readFile } from 'node:fs/promises';
import type { Answered, Asked } from './messages';
import { recognise } from './recognise';

/**
 * The program that looks into files: a process of its own, which reads one file after the other, knows no secrets, and is
 * watched and ended by the service. It ends by itself when the service is gone.
 */
// The reader throws for everything that is no PDF: where it did so interests nobody.
Error.stackTraceLimit = 0;

process.on('message', ({ path, accepts }: Asked) => {
  const answer = (message: Answered) => process.send?.(message);
  readFile(path)
    .then((bytes) => recognise(bytes, accepts))
    .then(
      (found) => answer({ found }),
      (error: NodeJS.ErrnoException) => answer({ failed: error.code ?? error.name }),
    );
});
process.on('disconnect', () => process.exit());
process.send?.({ ready: true });
