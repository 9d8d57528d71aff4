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

/** What applicants see: the shell, every remote but the staff's, and what these are made of. */
const applicants = ourFiles().filter(
  (file) =>
    /^(shell|mfe-[\w-]+|packages\/(application-ui|ui))\/src\/.*\.tsx?$/.test(file) &&
    !file.startsWith('mfe-admin/') &&
    !/\.test\.tsx?$/.test(file),
);

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
