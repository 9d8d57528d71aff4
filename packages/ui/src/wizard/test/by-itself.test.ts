import { SignInNeeded } from '../../inputs/draft';
import { calm, openPage, refusal, server } from './render-wizard';

describe('with autosave', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const typing = async (options: Parameters<typeof openPage>[0] = {}) => {
    const page = openPage({ owner: 'amina', autosaveMs: 45_000, ...options });
    await jest.advanceTimersByTimeAsync(10);
    page.form.set('text', 'typed and left alone');
    return page;
  };

  test('typed answers are saved on the server after 45 seconds, not before', async () => {
    const page = await typing();
    await jest.advanceTimersByTimeAsync(44_000);
    expect(page.to.saves).toEqual([]);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(page.to.form.text).toBe('typed and left alone');
    page.stop();
  });
  test('a step that is left out of it is left alone', async () => {
    const page = await typing({ autosaveOn: (step) => step !== 3 });
    await jest.advanceTimersByTimeAsync(90_000);
    expect(page.to.saves).toEqual([]);
    page.stop();
  });
  test('without a change nothing is saved', async () => {
    const page = await typing();
    await jest.advanceTimersByTimeAsync(180_000);
    expect(page.to.saves).toHaveLength(1);
    page.stop();
  });
  test('a failure is reported; the text stays', async () => {
    const page = await typing();
    page.to.failures.push(refusal(500));
    await jest.advanceTimersByTimeAsync(45_000);
    expect(page.messages.at(-1)).toBe('error: Failed to save progress');
    expect(page.form.values().text).toBe('typed and left alone');
    page.stop();
  });
  test('an ended sign-in is reported where it can be begun again, with every word still there', async () => {
    const page = await typing({ signInStep: 2, to: server({ purpose: 'p', name: 'Amina' }) });
    page.to.failures.push(refusal(401));
    await jest.advanceTimersByTimeAsync(45_000);
    expect(page.wizard.state()).toMatchObject({ step: 2, problem: 'Session expired. Please start over.' });
    await page.wizard.next(page.signIn);
    expect(page.form.values().text).toBe('typed and left alone');
    page.stop();
  });
});

test('a session that is over when the page opens is reported at the first step, without what it had', async () => {
  const to = server({ purpose: 'p' });
  const load = () => Promise.reject(refusal(401));
  const before = openPage({ owner: 'amina', to });
  await calm();
  before.stop();
  const page = openPage({ on: before.on, owner: 'amina', to, load, signInStep: 2 });
  await calm();
  expect(page.wizard.state()).toMatchObject({ step: 1, problem: 'Session expired. Please start over.' });
  expect(page.form.values().purpose).toBe('');
});

test('a step that lacks the sign-in reports it in its own words', async () => {
  const page = openPage({ owner: 'amina', signInStep: 2, to: server({ purpose: 'p' }) });
  await calm();
  await page.wizard.next({
    check: () => ({}),
    save: async () => {
      throw new SignInNeeded('Please sign in again.');
    },
  });
  expect(page.wizard.state()).toMatchObject({ step: 2, problem: 'Please sign in again.' });
});

test('a step that is forbidden reports it in its own words, and the sign-in stays', async () => {
  const page = openPage({ owner: 'amina' });
  await calm();
  await page.wizard.next({
    check: () => ({}),
    save: () => Promise.reject(refusal(403)),
    forbidden: 'Access denied.',
  });
  expect(page.messages).toContain('error: Access denied.');
  expect(page.session.ended).toEqual([]);
});

test('refused answers are reported in the words of the wizard, or of the step', async () => {
  const refused = () => Promise.reject(refusal(422, { errors: { name: ['Enter it'], text: ['Enter it'] } }));
  const page = openPage({ owner: 'amina', refusedFields: (message) => [`Validation error: ${message}`] });
  await calm();
  await page.wizard.next({ check: () => ({}), save: refused });
  expect(page.messages).toContain('error: Validation error: no');
  expect(page.form.errors()).toEqual({ name: 'Enter it', text: 'Enter it' });
  await page.wizard.next({ check: () => ({}), save: refused, refusedFields: () => [] });
  expect(page.messages).not.toContain('error: Enter it');
});

test('an answer that stands there from the start is not asked about when a person comes back', async () => {
  const page = openPage({ to: server({ purpose: 'p', name: 'Amina' }) });
  await calm();
  page.form.load({ ...page.form.values(), name: ' ' });
  await page.wizard.next(page.signIn);
  expect(page.draft.state().conflict).toBeNull();
  expect(page.form.values().name).toBe('Amina');
});

test('a call that a step makes by itself can end the sign-in, too', async () => {
  const page = openPage({ owner: 'amina', signInStep: 2, to: server({ purpose: 'p' }) });
  await calm();
  page.wizard.fail(refusal(401));
  expect(page.session.ended).toEqual(['forgotten']);
  expect(page.wizard.state().step).toBe(2);
});
