import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');
const text = (file: string) => readFileSync(path.join(root, file), 'utf8');

const { scripts } = JSON.parse(text('package.json')) as { scripts: Record<string, string> };
/** The programs in `scripts` by the names of their npm commands. */
const programs = Object.entries(scripts)
  .map(([name, command]) => [name, /^(?:exec )?node (scripts\/[\w-]+\.mjs)$/.exec(command)?.[1]])
  .filter((one): one is [string, string] => one[1] !== undefined && one[0] !== 'prepare');

describe('a command with --help', () => {
  it('prints what it does, and does nothing', () => {
    const output = execFileSync(process.execPath, ['scripts/rollback.mjs', '--help'], {
      cwd: root,
      encoding: 'utf8',
    });
    expect(output).toBe(
      '`npm run rollback -- NAME`: ends a canary, else makes the version live again that was live before.\n',
    );
  });

  it.each(programs)('%s names itself, and asks for --help before all else', (name, program) => {
    const [about = '', first = ''] = text(program).split('*/\n');
    expect(about).toContain(`\`npm ${['start', 'test'].includes(name) ? name : `run ${name}`}`);
    expect(first).toMatch(/^import '\.\/lib\/help\.mjs';/);
  });

  it('every program in scripts is the program of a command', () => {
    const files = readdirSync(path.join(root, 'scripts')).filter((file) => file.endsWith('.mjs'));
    const known = new Set(programs.map(([, program]) => path.basename(program)));
    // portal.mjs starts the processes for other commands.
    expect(files.filter((file) => !known.has(file))).toEqual(['portal.mjs']);
  });
});

it('every command that the documents name is there', () => {
  const templates = ['outside-remote', 'outside-service', 'remote', 'service'].map(
    (kind) => `scripts/lib/new/templates/${kind}/package.json`,
  );
  // Commands of this repository, of a part, and of a repository of its own.
  const known = ['package.json', ...templates].flatMap((file) => Object.keys(JSON.parse(text(file)).scripts));
  const documents = ['README', 'CONTRIBUTING', 'docs/testing', 'docs/releasing', 'docs/runbook'];
  const named = documents.flatMap((name) =>
    [...text(`${name}.md`).matchAll(/npm run ([\w:-]+)/g)].map(([, command]) => command as string),
  );
  expect(named.filter((command) => !known.includes(command))).toEqual([]);
});
