import { fakeShell } from '@portal/remote-sdk/dev';
import { createFormStore } from '@portal/ui/form-state';
import type { Draft } from '@portal/ui/wizard';
import { waitFor } from '@testing-library/react';
import { firstAnswers, type InternshipForm, readInternshipForm } from '../src/base/form';
import type { WholeProgramme, WizardApi } from '../src/wizards/wizard';
import { createRestLater } from '../src/wizards/wizard/rest-later';

type Own = WholeProgramme<InternshipForm, WizardApi<InternshipForm>>;

function later(answers: (() => Promise<Own>)[] = []) {
  const form = createFormStore(firstAnswers() as InternshipForm);
  const own: Own = {
    read: readInternshipForm,
    fields: [],
    calls: () => ({}) as WizardApi<InternshipForm>,
    storedFiles: () => ({}),
    checkFile: async () => null,
    failedFile: () => null,
  };
  const fetches = jest.fn(() => answers.shift()?.() ?? Promise.resolve(own));
  const draft = { subscribe: () => () => {}, state: () => ({}) } as unknown as Draft<InternshipForm>;
  const device = () => ({ read: () => null, write: () => true, clear() {}, subscribe: () => () => {} });
  const programme = { name: 'intern-wizard', whole: fetches };
  const whole = createRestLater({ programme, shell: fakeShell(), device, form, draft });
  return { form, fetches, whole };
}

test('what was typed meanwhile stays, and every other answer is there', async () => {
  const { form, whole } = later();
  const bringing = whole.bring();
  form.set('purpose', 'volunteer');
  await bringing;
  expect(form.values()).toEqual({ ...readInternshipForm({}), purpose: 'volunteer' });
});

test('it is fetched once, and again after a failure', async () => {
  const { fetches, whole } = later([() => Promise.reject(new Error('no line'))]);
  await expect(whole.bring()).rejects.toThrow('no line');
  const [first, second] = await Promise.all([whole.bring(), whole.bring()]);
  expect(first).toBe(second);
  expect(fetches).toHaveBeenCalledTimes(2);
});

test('files of this device are reported once there can be any', async () => {
  const { whole } = later();
  const notify = jest.fn();
  whole.files.subscribe(notify);
  expect(whole.files.any()).toBe(false);
  const { uploads } = await whole.bring();
  await uploads.choose('cv', new File(['%PDF'], 'cv.pdf'));
  expect(notify).toHaveBeenCalled();
  expect(whole.files.any()).toBe(true);
});

describe('files that would be lost', () => {
  const cv = () => new File(['%PDF'], 'cv.pdf');

  test.each([
    ['is being sent', () => new Promise<never>(() => undefined)],
    ['was only chosen', undefined],
    ['could not be sent', () => Promise.reject(new Error('no line'))],
  ])('one that %s is at stake', async (_story, send) => {
    const { whole } = later();
    expect(whole.files.atStake()).toBe(false);
    const { uploads } = await whole.bring();
    void uploads.choose('cv', cv(), send);
    await waitFor(() => expect(uploads.unsent()).toEqual(['cv']));
    expect(whole.files.atStake()).toBe(true);
  });

  test('one that is still being looked at, too; one that has arrived is not', async () => {
    const { whole } = later();
    const { uploads } = await whole.bring();
    const choosing = uploads.choose('cv', cv(), async () => ({ name: 'cv.pdf', href: '/cv.pdf' }));
    expect(whole.files.atStake()).toBe(true);
    await choosing;
    expect(whole.files.atStake()).toBe(false);
  });
});

test('a screen that opened too early throws', () => {
  expect(() => later().whole.here()).toThrow('Only the first screen is here');
});
