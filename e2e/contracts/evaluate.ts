import { execFileSync } from 'node:child_process';
import { root } from '../conventions/files';

/**
 * Evaluates an expression on a module of scripts/lib (`it`), an ES module that needs no compiling; the expression may
 * use `given`.
 */
export function evaluate<T>(module: string, expression: string, given: unknown = null): T {
  const program = `import * as it from '${root}/scripts/lib/${module}';
    let text = ''; for await (const part of process.stdin) text += part;
    const given = JSON.parse(text); console.log(JSON.stringify(${expression}));`;
  return JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '--eval', program], {
      encoding: 'utf8',
      // The error of a failing expression contains its output.
      stdio: 'pipe',
      input: JSON.stringify(given),
      maxBuffer: 100_000_000,
    }),
  ) as T;
}
