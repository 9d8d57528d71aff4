import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { run } from './kits';

interface Step {
  uses?: string;
  with?: Record<string, string | number>;
  run?: string;
  env?: Record<string, string>;
}

interface Workflow {
  jobs: Record<string, { steps: Step[] }>;
}

/** What a CI service provides for one run. */
export interface Runner {
  /** An existing folder for its files. */
  scratch: string;
  vars: Record<string, string>;
  secrets: Record<string, string>;
  /** The branch or tag. */
  ref?: string;
  /** A folder of programs that are found before the machine's own. */
  programs?: string;
}

const author = ['-c', 'user.name=Aline', '-c', 'user.email=aline@example.org'];
const git = (cwd: string, ...args: string[]) =>
  execFileSync('git', [...author, ...args], { cwd, encoding: 'utf8' }).trim();

/** Commits everything that is not ignored. Returns the commit. */
export function commitAll(place: string): string {
  git(place, 'init', '--quiet');
  git(place, 'add', '--all');
  git(place, 'commit', '--quiet', '--allow-empty', '--message', 'Add the work of today');
  return git(place, 'rev-parse', 'HEAD');
}

/** Replaces `${{ ... }}` by the values of `vars` and `secrets`. @throws when a value is missing */
function filled(text: string, { vars, secrets }: Runner): string {
  const values: Record<string, Record<string, string>> = { vars, secrets };
  return text.replace(/\$\{\{\s*(\w+)\.(\w+)\s*\}\}/g, (expression, kind, name) => {
    const value = values[kind]?.[name];
    if (value === undefined) throw new Error(`Nothing gives ${expression} a value.`);
    return value;
  });
}

/** Sets npm up as actions/setup-node does: the registry of a scope, and a token that a step has to give. */
function setUpNode(step: Step, runner: Runner, env: Record<string, string>): void {
  const registry = filled(String(step.with?.['registry-url']), runner);
  const file = path.join(runner.scratch, 'setup-node-npmrc');
  const token = `${registry.replace(/^\w+:/, '')}:_authToken=\${NODE_AUTH_TOKEN}`;
  writeFileSync(file, `${token}\n${step.with?.scope}:registry=${registry}\n`);
  env.NPM_CONFIG_USERCONFIG = file;
  env.NODE_AUTH_TOKEN = 'XXXXX-XXXXX-XXXXX-XXXXX';
}

/**
 * Runs the steps of an example pipeline one by one on what is committed in a repository, as a CI service would: from a
 * fresh clone, each step in a shell that ends at the first failure, with only the variables that the step names.
 * Resolves to the output of each step.
 */
export async function runWorkflow(place: string, name: string, runner: Runner): Promise<string[]> {
  const { jobs } = parse(
    readFileSync(path.join(place, '.github/workflows', `${name}.yml`), 'utf8'),
  ) as Workflow;
  const temp = mkdtempSync(path.join(runner.scratch, `${name}-`));
  const clone = path.join(temp, 'clone');
  const env: Record<string, string> = {
    CI: 'true',
    RUNNER_TEMP: path.join(temp, 'temp'),
    GITHUB_REF_NAME: runner.ref ?? 'main',
    ...(runner.programs && { PATH: `${runner.programs}:${process.env.PATH}` }),
  };
  mkdirSync(env.RUNNER_TEMP as string);
  const printed: string[] = [];
  for (const step of Object.values(jobs).flatMap(({ steps }) => steps)) {
    const action = step.uses?.split('@')[0];
    if (action === 'actions/checkout') {
      git(temp, 'clone', '--quiet', place, clone);
      env.GITHUB_SHA = git(clone, 'rev-parse', 'HEAD');
    } else if (action === 'actions/setup-node') setUpNode(step, { ...runner, scratch: temp }, env);
    else if (step.run === undefined) throw new Error(`No stand-in for the step ${step.uses}.`);
    else {
      const own = Object.entries(step.env ?? {}).map(([key, value]) => [key, filled(value, runner)]);
      const script = path.join(temp, 'step.sh');
      writeFileSync(script, filled(step.run, runner));
      printed.push(await run(clone, 'bash', ['-e', script], { ...env, ...Object.fromEntries(own) }));
    }
  }
  return printed;
}
