import { deviceStore } from '@portal/remote-sdk';
import { askLeaving } from '.';

beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});
beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('token', 'no JSON at all');
});

const form = { text: 'words', name: 'Ineza' };
const question = () => document.querySelector('dialog');
const settled = () => new Promise((resolve) => setTimeout(resolve));

async function press(words: string) {
  await settled();
  const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === words);
  button?.click();
}

test('nobody is asked where the portal has everything', async () => {
  deviceStore('intern-wizard:backup:7', { of: 7 }).write({ unsaved: false, form, base: form });
  deviceStore('visitor-wizard:backup:7', { of: 7 }).write({ unsaved: true, form, base: form });
  deviceStore('staff:note:8:1', { of: 8 }).write('words of somebody else');
  deviceStore('staff:navigation-folded', { of: 'device' }).write(true);
  expect(await askLeaving(7)).toBe('keep');
});

test.each([
  ['Stay signed in', 'stay'],
  ['Keep it and log out', 'keep'],
  ['Delete it and log out', 'delete'],
])('"%s" means %s', async (words, wish) => {
  deviceStore('staff:note:7:1', { of: 7 }).write('words');
  const asking = askLeaving(7);
  await press(words);
  expect(await asking).toBe(wish);
  expect(question()).toBeNull();
});

test('Escape leaves everything as it is', async () => {
  deviceStore('intern-wizard:backup:7', { of: 7 }).write({
    unsaved: true,
    form,
    base: { ...form, text: '' },
  });
  const asking = askLeaving(7);
  await settled();
  question()?.close();
  expect(await asking).toBe('stay');
});

test('text from before the sign-in is named: others can see it', async () => {
  deviceStore('visitor-wizard:step-2-draft', { of: 'nobody' }).write({ name: 'Ineza' });
  const asking = askLeaving(7);
  await settled();
  expect(question()?.textContent).toContain('the next person who uses this device can see it');
  question()?.close();
  await asking;
});
