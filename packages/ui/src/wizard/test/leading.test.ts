import { FieldProblem } from '../engine';
import { calm, device, memoryUrl, openPage, refusal, server } from './render-wizard';

const signedIn = async (options: Parameters<typeof openPage>[0] = {}) => {
  const page = openPage({ owner: 'amina', ...options });
  await calm();
  return page;
};

describe('through the steps', () => {
  test('Next goes one step on, only after the calls and the save have succeeded, with its toasts', async () => {
    const page = await signedIn();
    const order: string[] = [];
    await page.wizard.next({
      check: () => ({}),
      save: async () => {
        order.push('call');
        return undefined;
      },
    });
    expect(order).toEqual(['call']);
    expect(page.to.saves.at(-1)?.step).toBe(4);
    expect(page.wizard.state().step).toBe(4);
    expect(page.messages).toEqual(['Restoring your session...', 'Saving...', 'Progress Saved Successfully']);
  });

  test('Next finishes its parts with the save; a refused part keeps the step and the words on the device', async () => {
    const page = await signedIn();
    const logic = { ...page.go, finishes: ['person', 'text'] };
    page.form.set('text', 'Half a sentence');
    page.to.failures.push(refusal(422, { errors: { text: ['Finish the sentence'] } }));
    await page.wizard.next(logic);
    expect(page.wizard.state().step).toBe(3);
    expect(page.form.errors()).toEqual({ text: 'Finish the sentence' });
    expect(page.draft.state().save).toBe('device');
    await page.wizard.next(logic);
    expect(page.wizard.state().step).toBe(4);
    expect(page.to.saves.map(({ finished }) => finished)).toEqual([logic.finishes, logic.finishes]);
  });

  test('wrong answers keep the step, without any call', async () => {
    const page = await signedIn();
    await page.wizard.next({ check: () => ({ text: 'Enter a text' }) });
    expect(page.form.errors()).toEqual({ text: 'Enter a text' });
    expect(page.wizard.state().step).toBe(3);
    expect(page.to.saves).toEqual([]);
  });

  test('a check that could not be loaded is reported, keeps the step, and the next press loads it again', async () => {
    const page = await signedIn();
    const lost = Object.assign(new Error('Loading chunk 12 failed.'), { name: 'ChunkLoadError' });
    const check = jest.fn().mockRejectedValueOnce(lost).mockResolvedValue({});
    await page.wizard.next({ check });
    expect(page.wizard.state()).toMatchObject({
      step: 3,
      busy: null,
      problem: expect.stringMatching(/reach|connection|offline/i),
    });
    await page.wizard.next({ check });
    expect(page.wizard.state()).toMatchObject({ step: 4, problem: null });
  });

  test('the way back to the review stays through Previous and the list of steps, until one is there', async () => {
    const page = await signedIn({ to: server({}, 4) });
    await page.wizard.open(3, { back: 4 });
    await page.wizard.previous();
    expect(page.wizard.state()).toMatchObject({ step: 2, back: 4 });
    await page.wizard.open(3);
    expect(page.wizard.state()).toMatchObject({ step: 3, back: 4 });
    await page.wizard.next(page.go);
    expect(page.wizard.state()).toMatchObject({ step: 4, back: null });
  });

  test('Next never goes beyond the last step', async () => {
    const page = await signedIn({ to: server({}, 4) });
    await page.wizard.next(page.go);
    expect(page.wizard.state().step).toBe(4);
  });

  test('a second press while the first works does nothing', async () => {
    const page = await signedIn();
    await Promise.all([page.wizard.next(page.go), page.wizard.next(page.go)]);
    expect(page.to.saves).toHaveLength(1);
  });

  test('a 422 puts each sentence at its field and shows each once', async () => {
    const page = await signedIn();
    await page.wizard.next({
      check: () => ({}),
      save: () => Promise.reject(refusal(422, { errors: { text: ['Too long', 'x'], name: 'Too long' } })),
    });
    expect(page.form.errors()).toEqual({ text: 'Too long', name: 'Too long' });
    expect(page.messages.filter((message) => message === 'error: Too long')).toHaveLength(1);
    expect(page.wizard.state().step).toBe(3);
  });

  test("a step's own refusal reads like a 422", async () => {
    const page = await signedIn();
    const problem = new FieldProblem({ name: 'Login failed.' });
    await page.wizard.next({ check: () => ({}), save: () => Promise.reject(problem) });
    expect(page.form.errors()).toEqual({ name: 'Login failed.' });
  });

  test.each([
    ['another failure', refusal(500), {}, 'error: Something went wrong'],
    [
      "a step's own sentence",
      refusal(500),
      { failed: 'Failed to save documents.' },
      'error: Failed to save documents.',
    ],
    ['something nobody expected', new Error('boom'), {}, 'error: An unexpected error occurred.'],
  ])('%s is said and the step stays', async (_, error, logic, toast) => {
    const page = await signedIn();
    await page.wizard.next({ check: () => ({}), save: () => Promise.reject(error), ...logic });
    expect(page.messages).toContain(toast);
    expect(page.wizard.state().step).toBe(3);
    expect(page.wizard.state().problem).not.toBeNull();
  });

  test.each([
    [401, 'ends the session', ['forgotten']],
    [403, 'leaves the session', []],
  ])('a %i where the step names its own sentence leads to step 1 and %s', async (status, _, ended) => {
    const page = await signedIn();
    await page.wizard.next({
      check: () => ({}),
      save: () => Promise.reject(refusal(status)),
      sessionLost: 'Authentication failed. Please restart the form.',
    });
    expect(page.messages).toContain('error: Authentication failed. Please restart the form.');
    expect(page.wizard.state().step).toBe(1);
    expect(page.session.ended).toEqual(ended);
  });

  test('a 403 elsewhere ends nothing', async () => {
    const page = await signedIn();
    await page.wizard.next({ check: () => ({}), save: () => Promise.reject(refusal(403)) });
    expect(page.session.ended).toEqual([]);
    expect(page.wizard.state().step).toBe(3);
  });

  test('Previous saves first, goes back one and clears errors', async () => {
    const page = await signedIn();
    page.form.set('text', 'unfinished');
    page.form.setErrors({ text: 'Too short' });
    await page.wizard.previous();
    expect(page.to.form.text).toBe('unfinished');
    expect(page.wizard.state().step).toBe(2);
    expect(page.form.errors()).toEqual({});
  });

  test('Previous goes back also without a network: the words are on the device', async () => {
    const page = await signedIn();
    page.form.set('text', 'unfinished');
    page.to.failures.push(refusal(0));
    await page.wizard.previous();
    expect(page.wizard.state()).toMatchObject({ step: 2, problem: null });
    expect(page.draft.state().save).toBe('offline');
    expect(page.draft.peek('amina')?.form.text).toBe('unfinished');
  });

  test('from the review to a step and straight back', async () => {
    const page = await signedIn({ to: server({}, 4) });
    await page.wizard.open(2, { back: 4 });
    expect(page.wizard.state()).toMatchObject({ step: 2, back: 4 });
    await page.wizard.next(page.go);
    expect(page.wizard.state()).toMatchObject({ step: 4, back: null });
    expect(page.to.saves.at(-1)?.step).toBe(4);
  });
});

describe('the address', () => {
  test('a link to a step that is not open yet leads to the furthest that is', () => {
    const page = openPage({ url: memoryUrl({ step: 'review', back: null }) });
    expect(page.wizard.state().step).toBe(1);
    expect(page.url.url.read().step).toBe('welcome');
  });

  test.each([
    ['person', 3],
    ['text', 3],
    ['review', 4],
    [null, 3],
  ])('a reload at %s opens the larger of it and the step to continue with', async (step, opened) => {
    const to = Object.assign(server(), { reached: 4 });
    const page = await signedIn({ to, url: memoryUrl({ step, back: null }) });
    expect(page.wizard.state().step).toBe(opened);
  });

  test('an address without a step opens the step that this device showed last', async () => {
    const to = Object.assign(server({}, 2), { reached: 4 });
    const on = device();
    const first = await signedIn({ to, on });
    await first.wizard.open(3);
    first.form.set('text', 'typed, and then the tab died');
    const again = await signedIn({ to, on });
    expect(again.wizard.state().step).toBe(3);
    expect(again.form.values().text).toBe('typed, and then the tab died');
  });

  test('after going back and leaving, all that was reached before can be opened on any device', async () => {
    const to = Object.assign(server({}, 2), { reached: 4 });
    const page = await signedIn({ to });
    expect(page.wizard.state()).toMatchObject({ step: 2, reached: 4 });
    await page.wizard.open(4);
    expect(page.wizard.state().step).toBe(4);
  });

  test("the browser's back button shows the step before and saves what was typed", async () => {
    const page = await signedIn();
    page.form.set('text', 'typed, then back');
    page.url.go({ step: 'person', back: null });
    await calm();
    expect(page.wizard.state().step).toBe(2);
    expect(page.to.form.text).toBe('typed, then back');
  });

  test('the second step opens once the first is complete, and not before', async () => {
    const page = openPage();
    await page.wizard.open(2);
    expect(page.wizard.state().step).toBe(1);
    page.form.set('purpose', 'volunteer');
    await page.wizard.open(2);
    expect(page.wizard.state().step).toBe(2);
  });
});

test('the address of the confirmation stays, however early the page hears of it', async () => {
  const page = await signedIn();
  page.url.go({ step: 'submitted', back: null });
  await calm();
  expect(page.url.url.read().step).toBe('submitted');
  page.url.go({ step: 'person', back: null });
  expect(page.wizard.state().step).toBe(2);
});
