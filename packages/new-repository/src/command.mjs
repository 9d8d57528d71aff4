/** The program behind `npm create @portal/remote NAME` and `npm create @portal/service NAME`. */
import { parseArgs } from 'node:util';
import { makeRepository, nextSteps } from './index.mjs';

const options = { registry: { type: 'string' } };

export function command(kind, given = process.argv.slice(2)) {
  try {
    const { values, positionals } = parseArgs({ args: given, options, allowPositionals: true });
    if (positionals.length !== 1)
      throw new Error(`Usage: npm create @portal/${kind} NAME [-- --registry ADDRESS]`);
    const [name] = positionals;
    console.log(
      nextSteps(kind, makeRepository({ kind, name, parent: process.cwd(), registry: values.registry })),
    );
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
