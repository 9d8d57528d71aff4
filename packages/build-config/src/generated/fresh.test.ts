import { spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureGenerated, hashOf } from './fresh.cjs';

const root = path.resolve(__dirname, '../../../..');
const portal = mkdtempSync(path.join(tmpdir(), 'portal-generated-'));
afterAll(() => rmSync(portal, { recursive: true, force: true }));

const at = (file: string) => path.join(portal, file);
const text = (file: string) => readFileSync(at(file), 'utf8');
function write(file: string, content: unknown): void {
  mkdirSync(path.dirname(at(file)), { recursive: true });
  writeFileSync(at(file), typeof content === 'string' ? content : JSON.stringify(content));
}
const writeMessages = (groups: Record<string, Record<string, string>>) => {
  for (const language of readdirSync(path.join(root, 'shell/messages')))
    write(`shell/messages/${language}`, groups);
};
const answer = (type: string) => ({
  openapi: '3.0.3',
  info: { title: 'things', version: '1.0.0' },
  paths: {
    '/api/things': {
      get: {
        operationId: 'listThings',
        responses: {
          200: { description: 'Done', content: { 'application/json': { schema: { type } } } },
        },
      },
    },
  },
});

/** Sets all generated files back to a day long ago, so that a file that is written anew is found. */
const old = new Date('2020-01-01');
const generated = () =>
  ['shell/src', 'contracts/svc-things-v1/src', 'contracts/language-v1/src'].flatMap((folder) =>
    existsSync(at(folder))
      ? readdirSync(at(folder), { recursive: true })
          .map((name) => `${folder}/${name}`)
          .filter((file) => file.endsWith('.ts'))
      : [],
  );
const age = () => {
  for (const file of generated()) utimesSync(at(file), old, old);
};
const written = () => generated().filter((file) => statSync(at(file)).mtimeMs !== old.getTime());

beforeAll(() => {
  cpSync(path.join(root, 'packages/build-config/src'), at('packages/build-config/src'), { recursive: true });
  cpSync(path.join(root, 'packages/build-config/package.json'), at('packages/build-config/package.json'));
  mkdirSync(at('contracts/language-v1/src'), { recursive: true });
  cpSync(
    path.join(root, 'contracts/language-v1/src/languages.ts'),
    at('contracts/language-v1/src/languages.ts'),
  );
  symlinkSync(path.join(root, 'node_modules'), at('node_modules'));
  symlinkSync(
    path.join(root, 'packages/build-config/node_modules'),
    at('packages/build-config/node_modules'),
  );
  writeMessages({ home: { lead: 'Welcome' }, help: { more: 'More' } });
  write('contracts/svc-things-v1/openapi.json', answer('string'));
  write('contracts/svc-things-v1/src/index.ts', 'export {};\n');
});

test('what is not in git is generated from the messages and the API documents', () => {
  expect(ensureGenerated(portal)).toBe(true);
  expect(text('shell/src/messages/home.ts')).toContain('"Welcome"');
  expect(text('contracts/svc-things-v1/src/operations.ts')).toContain(
    "export const listThings = 'GET /api/things'",
  );
  expect(text('contracts/svc-things-v1/src/generated.ts')).toContain('"application/json": string');
});

test('where nothing has changed, no file is written', () => {
  age();
  expect(ensureGenerated(portal)).toBe(false);
  expect(written()).toEqual([]);
});

test('of a changed message only the files that hold it are written', () => {
  writeMessages({ home: { lead: 'Good morning' }, help: { more: 'More' } });
  expect(ensureGenerated(portal)).toBe(true);
  expect(written()).toContain('shell/src/messages/home.ts');
  expect(written().filter((file) => /help|things/.test(file))).toEqual([]);
});

test('types of a document that has not changed are not made again, which takes longer than all else', () => {
  const file = 'contracts/svc-things-v1/src/generated.ts';
  const stamp = JSON.parse(text('.cache/generated.json'));
  write(file, `${text(file)}// As it was made.\n`);
  write('.cache/generated.json', { ...stamp, files: { ...stamp.files, [file]: hashOf(text(file)) } });
  writeMessages({ home: { lead: 'Good day' }, help: { more: 'More' } });
  expect(ensureGenerated(portal)).toBe(true);
  expect(text(file)).toMatch(/As it was made/);
  // What the next test changes is all that has changed.
  writeMessages({ home: { lead: 'Good morning' }, help: { more: 'More' } });
  expect(ensureGenerated(portal)).toBe(true);
});

test('types follow the API document', () => {
  write('contracts/svc-things-v1/openapi.json', answer('number'));
  expect(ensureGenerated(portal)).toBe(true);
  expect(text('contracts/svc-things-v1/src/generated.ts')).toContain('"application/json": number');
});

test('a file that somebody changed or removed is generated again', () => {
  write('shell/src/messages/home.ts', 'changed by hand');
  expect(ensureGenerated(portal)).toBe(true);
  expect(text('shell/src/messages/home.ts')).toContain('"Good morning"');
  rmSync(at('contracts/svc-things-v1/src/operations.ts'));
  expect(ensureGenerated(portal)).toBe(true);
  expect(text('contracts/svc-things-v1/src/operations.ts')).toContain('listThings');
  write('contracts/svc-things-v1/src/generated.ts', 'changed by hand');
  expect(ensureGenerated(portal)).toBe(true);
  expect(text('contracts/svc-things-v1/src/generated.ts')).toContain('"application/json": number');
});

test('what is made no more goes, also without a note of what was made; what somebody wrote stays', () => {
  writeMessages({ home: { lead: 'Good morning' } });
  rmSync(at('.cache'), { recursive: true });
  expect(ensureGenerated(portal)).toBe(true);
  expect(existsSync(at('shell/src/messages/help.ts'))).toBe(false);
  expect(text('contracts/svc-things-v1/src/index.ts')).toBe('export {};\n');
});

test('a change of what generates makes everything stale', () => {
  const file = 'packages/build-config/src/contracts/operations.ts';
  write(file, text(file).replace('export const $', 'export const the_$'));
  expect(ensureGenerated(portal)).toBe(true);
  expect(text('contracts/svc-things-v1/src/operations.ts')).toContain('export const the_listThings');
});

const everyFileIn = (folder: string) => readdirSync(folder, { recursive: true }).map(String);

test('two processes at a time generate the same, each file whole', async () => {
  rmSync(at('.cache'), { recursive: true });
  for (const file of generated()) if (!/(index|languages)\.ts$/.test(file)) rmSync(at(file));
  const program = `require(${JSON.stringify(path.join(__dirname, 'fresh.cjs'))}).ensureGenerated(${JSON.stringify(portal)})`;
  const both = [1, 2].map(
    () =>
      new Promise((done) => {
        spawn(process.execPath, ['-e', program], { stdio: 'ignore' }).on('close', done);
      }),
  );
  expect(await Promise.all(both)).toEqual([0, 0]);
  expect(ensureGenerated(portal)).toBe(false);
  // The links of node_modules lead to folders that other tests write to.
  const folders = readdirSync(at('.')).filter((name) => name !== 'node_modules');
  const halves = folders
    .flatMap((name) => (statSync(at(name)).isDirectory() ? everyFileIn(at(name)) : [name]))
    .filter((file) => /\.(ts|json)\./.test(file));
  expect(halves).toEqual([]);
});

test('a message without its words in a language is refused by its key', () => {
  write('shell/messages/fr.json', { home: {} });
  expect(() => ensureGenerated(portal)).toThrow(/shell\/messages\/fr\.json: lead is missing/);
});
