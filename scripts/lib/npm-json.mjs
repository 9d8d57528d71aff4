/** Runs npm commands that answer in JSON. */
import { execFile } from 'node:child_process';
import { root } from './install.mjs';

const largest = 64 * 1024 * 1024;

/** Resolves to `{ json, printed }`: the parsed answer, or undefined if there was none, and all that npm printed. */
export function npmJson(args, cwd = root) {
  return new Promise((resolve) => {
    execFile('npm', args, { cwd, maxBuffer: largest }, (_error, output, complaint) =>
      resolve({ json: parsed(output), printed: `${output}${complaint}` }),
    );
  });
}

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
