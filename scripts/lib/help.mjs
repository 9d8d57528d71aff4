/** Imported first by each command: `npm run NAME -- --help` prints the comment at the start of the command and ends. */
import { readFileSync } from 'node:fs';

/** The comment at the start of a command, without its marks. */
export const commentOf = (source) =>
  /^\/\*\*([\s\S]*?)\*\//
    .exec(source)?.[1]
    .split('\n')
    .map((line) => line.replace(/^\s*\*? ?/, '').trimEnd())
    .join('\n')
    .trim();

if (process.argv.slice(2).includes('--help')) {
  console.log(commentOf(readFileSync(process.argv[1], 'utf8')));
  process.exit(0);
}
