import { ourFiles, read } from '../conventions/files';
import { choicesIn, isHeld } from './programme-choices';

it('nothing that ships chooses between programmes but the table of programmes', () => {
  const choices = ourFiles()
    .filter(isHeld)
    .flatMap((file) => choicesIn(file, read(file)).map((choice) => `${file}: ${choice}`));
  expect(choices).toEqual([]);
});

describe('a choice between programmes is found', () => {
  const file = 'mfe-admin/src/frame/common/application-words.ts';

  it.each([
    ['compares with one programme', "const prefix = type === 'intern' ? 'INT' : 'VIS';"],
    ['compares with one programme', "if ('visitor' !== application.type) leave();"],
    ['compares with one programme', 'const one = type == `visitor`;'],
    ['switches on the programme', "switch (type) { case 'intern': begin(); break; default: visit(); }"],
    [
      'is a record with a member for each programme',
      "const name = { intern: 'Internship', visitor: 'Visit' };",
    ],
    ['is a record with a member for each programme', "const name = { 'visitor': 1, other: 2, 'intern': 3 };"],
    ['leads to the programmes', "const of = { int: 'intern', vis: 'visitor' };"],
    ['lists the programmes', "const roles = ['admin', 'intern', 'visitor'];"],
  ])('that %s: %s', (what, source) => {
    expect(choicesIn(file, source)).toEqual([`1 ${what}`]);
  });

  it('but not one programme that is named, nor a choice in words', () => {
    expect(choicesIn(file, "const role = 'intern'; // type === 'intern' ? a : b")).toEqual([]);
    expect(choicesIn(file, 'const both = byProgramme(({ key }) => counts[key]);')).toEqual([]);
    expect(choicesIn(file, "const text = 'intern or visitor';")).toEqual([]);
  });

  it('in what ships, outside of the files of a programme', () => {
    expect(isHeld(file)).toBe(true);
    expect(isHeld('svc-reports/src/pdf/charts.ts')).toBe(true);
    expect(isHeld('packages/application-ui/src/editors/reading/parts.tsx')).toBe(true);
    expect(isHeld('mfe-intern-wizard/src/programme/programme.ts')).toBe(false);
    expect(isHeld('contracts/svc-applications-v1/src/programmes/index.ts')).toBe(false);
    expect(isHeld('mfe-admin/src/frame/common/application-words.test.ts')).toBe(false);
  });
});
