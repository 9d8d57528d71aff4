import { keptFiles } from '../../src/base/sending';
import { fileDatabase } from '../../src/testing';

let device: Map<string, unknown>;
beforeEach(() => {
  device = fileDatabase();
  localStorage.clear();
});

const pdf = (name: string, size = 5) => new File(['x'.repeat(size)], name);
const day = 24 * 3_600_000;

function formOf(id: string) {
  const at = { place: id };
  const files = keptFiles(
    () => at.place,
    () => import('../../src/base/sending/browser-files'),
    () => 7,
  );
  const names = async () => (await files.all()).map(([key, { name }]) => `${key}: ${name}`);
  return { ...files, names, at };
}

test('files of every size are kept, for their form alone, and found by a page that is opened anew', async () => {
  const form = formOf('intern-7');
  expect(await form.keep('cv', pdf('small.pdf'))).toBe(true);
  expect(await form.keep('other', pdf('large.pdf', 300_000))).toBe(true);
  expect(await formOf('intern-8').names()).toEqual([]);
  expect(await formOf('intern-7').names()).toEqual(['cv: small.pdf', 'other: large.pdf']);
});

test('what was put away is not found by what is asked next, and nothing else goes with it', async () => {
  const form = formOf('visit-7');
  void form.keep('letter', pdf('letter.pdf'));
  void form.keep('letter-academic', pdf('academic.pdf'));
  form.forget('letter');
  expect(await form.names()).toEqual(['letter-academic: academic.pdf']);
  form.forgetAll();
  expect(await form.names()).toEqual([]);
});

test('files of a form that was nobody’s go with it to the person who has signed in', async () => {
  const form = formOf('visit-');
  await form.keep('national_id', pdf('passport.pdf'));
  form.at.place = 'visit-7';
  form.move('visit-', 'visit-7');
  expect(await form.names()).toEqual(['national_id: passport.pdf']);
  expect([...device.keys()]).toEqual(['visit-7/national_id']);
});

test('after two weeks they are nobody’s any more', async () => {
  const form = formOf('intern-7');
  await form.keep('cv', pdf('cv.pdf'));
  const keptFor = (days: number) =>
    device.set('intern-7/cv', { file: pdf('cv.pdf'), at: Date.now() - days * day });
  keptFor(13);
  expect(await form.names()).toEqual(['cv: cv.pdf']);
  keptFor(15);
  expect(await form.names()).toEqual([]);
  expect(device.size).toBe(0);
});

test('a browser without a database, or without room in it, reports that', async () => {
  Object.defineProperty(globalThis, 'indexedDB', { value: undefined, configurable: true });
  const form = formOf('intern-7');
  expect(await form.keep('cv', pdf('cv.pdf'))).toBe(false);
  expect(await form.names()).toEqual([]);
});
