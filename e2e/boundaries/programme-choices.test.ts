import { ourFiles, read } from '../house/files';
import { choicesIn, isHeld } from './programme-choices';

/**
 * What still chooses between two programmes outside the table of programmes, as questions and sections are not data
 * yet. The list only shrinks: a choice that is gone takes its line along, and none may be added.
 */
const remaining: Readonly<Record<string, { choices: number; because: string }>> = {
  'mfe-user-dashboard/src/api/index.ts': {
    choices: 2,
    because:
      'D08 and D09, D17 and D18 are one call each in the specification, with an address for each programme',
  },
  'mfe-user-dashboard/src/further/finish-view.tsx': {
    choices: 1,
    because: 'the form of a further application is written for each programme',
  },
  'packages/application-ui/src/editing/doors.ts': {
    choices: 2,
    because: 'documents are sent to I16, or to V05 and V06, and letters to none for a visit',
  },
  'packages/application-ui/src/editing/edit-dialog.tsx': {
    choices: 1,
    because: 'an editor for each programme',
  },
  'packages/application-ui/src/editing/read-review.ts': {
    choices: 1,
    because: 'a form for each programme',
  },
  'packages/application-ui/src/reading/application-reading.tsx': {
    choices: 1,
    because: 'the order of sections is written for each programme',
  },
  'packages/application-ui/src/reading/documents.tsx': {
    choices: 1,
    because: 'the documents of a section are written for each programme',
  },
  'packages/application-ui/src/reading/parts.tsx': {
    choices: 3,
    because: 'what a section shows is written for each programme',
  },
  'packages/application-ui/src/reading/sections.ts': {
    choices: 2,
    because: 'the sections of a page are written for each programme',
  },
  'packages/application-ui/src/upload/offered-types.ts': {
    choices: 1,
    because: 'the documents that are offered are no part of the questions yet',
  },
  'svc-applications/src/answered/answers.ts': {
    choices: 1,
    because: 'the sections of a programme are two lists of the contract',
  },
  'svc-applications/src/answered/contents-from.ts': {
    choices: 4,
    because: 'the answers are still told as the tables of each programme, until these go',
  },
  'svc-applications/src/answered/problems.ts': {
    choices: 3,
    because: 'what a submission asks besides the questions is written for each programme',
  },
  'svc-applications/src/editing/members.ts': {
    choices: 1,
    because: 'what an editor may send is written for each programme',
  },
  'svc-applications/src/reading/presenter.ts': {
    choices: 1,
    because: 'only a visit has a visitor',
  },
  'svc-applications/src/secondary/prefill.ts': {
    choices: 1,
    because: 'which lists go along to a further application is no part of the sections yet',
  },
  'svc-applications/src/sections/of-programme.ts': {
    choices: 1,
    because: 'the sections of a programme are written here',
  },
  'svc-reports/src/letter/sections.ts': {
    choices: 3,
    because: 'the sections of the PDF are written for each programme',
  },
};

const found = ourFiles()
  .filter(isHeld)
  .map((file) => [file, choicesIn(file, read(file))] as const)
  .filter(([, choices]) => choices.length > 0);

it('nothing chooses between programmes but the table of programmes, and what is named here with its reason', () => {
  const more = found.filter(([file, choices]) => choices.length > (remaining[file]?.choices ?? 0));
  expect(more.map(([file, choices]) => `${file}: ${choices.join('; ')}`)).toEqual([]);
});

it('a choice that is gone is no longer named', () => {
  const now = new Map(found.map(([file, choices]) => [file, choices.length]));
  const stale = Object.entries(remaining).filter(([file, { choices }]) => choices > (now.get(file) ?? 0));
  expect(stale.map(([file]) => file)).toEqual([]);
});

describe('a choice between programmes is found', () => {
  const file = 'mfe-admin/src/applications/words.ts';

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
    expect(isHeld('packages/application-ui/src/reading/parts.tsx')).toBe(true);
    expect(isHeld('mfe-intern-wizard/src/wizard/programme.ts')).toBe(false);
    expect(isHeld('contracts/svc-applications-v1/src/programmes/index.ts')).toBe(false);
    expect(isHeld('mfe-admin/src/applications/words.test.ts')).toBe(false);
  });
});
