import { existsSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { read, root } from './files';

interface Step {
  name?: string;
  uses?: string;
  run?: string;
  if?: string;
  with?: Record<string, unknown>;
}

const workflow = parse(read('.github/workflows/ci.yml')) as {
  permissions: Record<string, string>;
  jobs: { test: { steps: Step[]; container: { image: string } } };
};
const { steps, container } = workflow.jobs.test;
const commands = steps.flatMap(({ run }) => run ?? []);
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

it('the workflow names existing commands and files', () => {
  const named = commands.flatMap((command) =>
    [...command.matchAll(/npm run ([a-z:-]+)/g)].map(([, name]) => name),
  );
  expect(named).toEqual(['vulnerabilities', 'affected', 'sbom']);
  expect(named.filter((name = '') => !(name in scripts))).toEqual([]);
  const files = commands.flatMap((command) => command.match(/(?<= )(?:scripts|\.ci)\/\S+/g) ?? []);
  expect(files).toEqual(['.ci/run']);
  expect(files.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
});

it('a proposal runs the stages that its changes concern; every other run is complete', () => {
  const [proposal, other] = steps.filter((step) => step.if?.startsWith('github.event_name'));
  expect([proposal?.if, other?.if]).toEqual([
    "github.event_name == 'pull_request'",
    "github.event_name != 'pull_request'",
  ]);
  expect(proposal?.run).toBe('npm run affected -- all --since "origin/$BASE"');
  expect(other?.run).toBe('bash .ci/run');
  expect(steps[0]?.with).toMatchObject({ 'fetch-depth': 0, 'persist-credentials': false });
});

it('it may only read, has no secret, and puts no text from outside into a command', () => {
  expect(workflow.permissions).toEqual({ contents: 'read' });
  expect(read('.github/workflows/ci.yml')).not.toMatch(/secrets\./);
  expect(commands.filter((command) => command.includes('${{'))).toEqual([]);
});

it('it runs on the Node version of the images, which package.json allows, and keeps the evidence of failed stories', () => {
  const { engines } = JSON.parse(read('package.json')) as { engines: { node: string } };
  const node = steps.find(({ uses }) => uses?.startsWith('actions/setup-node'))?.with?.['node-version'];
  expect(Number(node)).toBeGreaterThan(Number.parseFloat(engines.node.replace('>=', '')));
  expect(read('gateway/Dockerfile')).toContain(`ARG NODE_IMAGE=node:${node}.`);
  expect(container.image).toBe(`node:${node}-bookworm`);
  expect(steps.at(-1)).toMatchObject({ if: 'failure()', with: { path: 'e2e/artifacts' } });
  expect(read('.gitignore')).toContain('e2e/artifacts/');
});
