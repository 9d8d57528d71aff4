import { createRequire } from 'node:module';
import path from 'node:path';
import { ourFiles, read, root } from './files';

const styles = 'packages/ui/src';
const partsOf = (sheet: string) =>
  [...read(`${styles}/${sheet}`).matchAll(/@import "\.\/styles\/([\w-]+)";/g)].map(
    ([, name]) => `${styles}/styles/_${name}.scss`,
  );
const classesIn = (files: string[]) =>
  new Set(files.flatMap((file) => [...read(file).matchAll(/\.(p-[\w-]+)/g)].map(([, name = '']) => name)));

const everybodys = classesIn(partsOf('portal.scss'));
const ofStaffAlone = [...classesIn(partsOf('staff.scss'))].filter((name) => !everybodys.has(name));

/** Sources of everything that is drawn. */
const pages = ourFiles().filter(
  (file) =>
    /^(shell|mfe-[\w-]+|packages\/(application-ui|ui))\/src\/.*\.(tsx?|html)$/.test(file) &&
    !/\.test\.tsx?$/.test(file),
);

/** What applicants see: the shell, every remote except the staff's, and the packages in them. */
const applicants = pages.filter((file) => !file.startsWith('mfe-admin/'));

it('what applicants see needs no class of the stylesheet of staff', () => {
  expect(ofStaffAlone).toEqual(expect.arrayContaining(['p-frame', 'p-desk', 'p-overview']));
  expect(applicants.length).toBeGreaterThan(100);
  const used = applicants.flatMap((file) => {
    const text = read(file);
    return ofStaffAlone
      .filter((name) => new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(text))
      .map((name) => `${file}: ${name}`);
  });
  expect(used).toEqual([]);
});

it('no page has a class that is left out of the stylesheets', () => {
  const list = read('packages/build-config/src/webpack/unused-styles.ts');
  const leftOut = [...list.matchAll(/^ {2}'([\w-]+)',$/gm)].map(([, name = '']) => name);
  expect(leftOut.length).toBeGreaterThan(30);
  const named = new RegExp(`(?<![\\w-])(${leftOut.join('|')})(?![\\w-])`);
  expect(pages.filter((file) => named.test(read(file)))).toEqual([]);
});

interface Sass {
  compile(file: string, options: { loadPaths: string[]; logger: object }): { css: string };
  Logger: { silent: object };
}

it('each class that a page names is one of a stylesheet', () => {
  // The compiler that the builds use.
  const sass: Sass = createRequire(path.join(root, 'packages/build-config/package.json'))('sass');
  const sheets = ourFiles().filter((file) => /\/src\/.*(?<!\/_[\w-]+)\.scss$/.test(file));
  const styled = new Set(
    sheets.flatMap((file) => {
      const { css } = sass.compile(path.join(root, file), {
        loadPaths: [path.join(root, 'node_modules')],
        logger: sass.Logger.silent,
      });
      return [...css.matchAll(/\.(-?[a-z_][\w-]*)/g)].map(([, name = '']) => name);
    }),
  );
  const named = pages.flatMap((file) =>
    [...read(file).matchAll(/className="([^"]+)"/g)].flatMap(([, names = '']) =>
      names.split(' ').map((name) => ({ file, name })),
    ),
  );
  expect(named.length).toBeGreaterThan(1000);
  const missing = named.filter(({ name }) => !styled.has(name)).map(({ file, name }) => `${file}: ${name}`);
  expect(missing).toEqual([]);
});

it('every size of type is one of the scale', () => {
  const sheets = ourFiles().filter((file) => file.endsWith('.scss') && !file.endsWith('/_tokens.scss'));
  expect(sheets.length).toBeGreaterThan(20);
  const own = sheets.flatMap((file) =>
    [...read(file).matchAll(/(?<![\w-])font(?:-size)?:[^;]*\d(?:rem|px|pt)[^;]*;/g)].map(
      ([rule]) => `${file}: ${rule}`,
    ),
  );
  expect(own).toEqual([]);
});
