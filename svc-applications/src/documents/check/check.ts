import { readFile } from 'node:fs/promises';
import type { Answered, Asked } from './messages';
import { recognise } from './recognise';

/**
 * The program that checks untrusted files, in a process of its own: one file after the other, without any secrets,
 * watched and ended by the service. It ends by itself when the service is gone.
 */
// The readers throw for anything that is no PDF, and nobody needs the stack traces.
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
