import path from 'node:path';
import { ourFiles, read } from './files';

const kits = /^(packages|contracts)\/[^/]+\//;
const readmes = ourFiles().filter((file) => /^(packages|contracts)\/[^/]+\/README\.md$/.test(file));
const sources = ourFiles().filter((file) => kits.test(file) && /\/src\/.*\.(tsx?|mjs|cjs)$/.test(file));

/** All words in the kits' sources. */
const words = new Set(sources.flatMap((file) => read(file).match(/\w+/g) ?? []));

/** Names that an example leaves to its reader. */
const readersOwn = new Set(['EmailTaken', 'ExamplePage', 'authorize', 'present', 'rename', 'tidy']);

const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found);

/** The names that the examples of a README import or call. */
function namesIn(readme: string): string[] {
  const examples = matches(readme, /```(?:tsx?|js)\n(.*?)```/gs).join('\n');
  const imported = matches(examples, /import (?:type )?\{([^}]*)\}/g).flatMap(
    (list) => list.match(/\w+/g) ?? [],
  );
  return [...imported, ...matches(examples, /\b([a-zA-Z]\w*)\(/g)];
}

/** Modules of the service kit that its README has no line for. */
const modulesWithout = (readme: string, exported: readonly string[]) =>
  exported.filter((module) => !new RegExp(`^\\| \\[?${module}\\W.*\\|$`, 'm').test(readme));

it.each(readmes)('the examples of %s name what is there', (file) => {
  const unknown = namesIn(read(file)).filter((name) => !words.has(name) && !readersOwn.has(name));
  expect(unknown).toEqual([]);
});

it('a name that is gone is found', () => {
  expect(namesIn("```ts\nimport { gone } from '@portal/ui';\nconst it = left(gone);\n```")).toEqual([
    'gone',
    'left',
  ]);
});

it("the README of the services' kit says what each of its modules gives", () => {
  const folder = 'packages/service-kit';
  const { exports } = JSON.parse(read(path.join(folder, 'package.json'))) as { exports: object };
  const modules = Object.keys(exports).flatMap((name) => name.slice(2) || []);
  expect(modulesWithout(read(`${folder}/README.md`), modules)).toEqual([]);
  expect(modulesWithout('| [http](#http) | calls |', ['http', 'csv'])).toEqual(['csv']);
});
