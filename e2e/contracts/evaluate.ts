import { execFileSync } from 'node:child_process';
import { root } from '../conventions/files';

/** Evaluates an expression on a module of scripts/lib, an ES module that needs no compiling; it may use `given`. */
export function evaluate<T>(module: string, expression: string, given: unknown = null): T {
  const program = `import * as it from '${root}/scripts/lib/${module}';
    let text = ''; for await (const part of process.stdin) text += part;
    const given = JSON.parse(text); console.log(JSON.stringify(${expression}));`;
  return JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '--eval', program], {
      encoding: 'utf8',
      // The output of a failing expression is in the error.
      stdio: 'pipe',
      input: JSON.stringify(given),
      maxBuffer: 100_000_000,
    }),
  ) as T;
}
