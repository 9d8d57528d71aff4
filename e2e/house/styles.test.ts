import { ourFiles, read } from './files';

const styles = 'packages/ui/src';
const partsOf = (sheet: string) =>
  [...read(`${styles}/${sheet}`).matchAll(/@import "\.\/styles\/([\w-]+)";/g)].map(
    ([, name]) => `${styles}/styles/_${name}.scss`,
  );
const classesIn = (files: string[]) =>
  new Set(files.flatMap((file) => [...read(file).matchAll(/\.(p-[\w-]+)/g)].map(([, name = '']) => name)));

const everybodys = classesIn(partsOf('portal.scss'));
const ofStaffAlone = [...classesIn(partsOf('staff.scss'))].filter((name) => !everybodys.has(name));

/** What is drawn, by whomever. */
const pages = ourFiles().filter(
  (file) =>
    /^(shell|mfe-[\w-]+|packages\/(application-ui|ui))\/src\/.*\.(tsx?|html)$/.test(file) &&
    !/\.test\.tsx?$/.test(file),
);

/** What applicants see: the shell, every remote but the staff's, and what these are made of. */
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
