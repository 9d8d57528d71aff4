import { calm, openPage, refusal } from './render-wizard';

const signedIn = async (options: Parameters<typeof openPage>[0] = {}) => {
  const page = openPage({ owner: 'amina', ...options });
  await calm();
  return page;
};

describe('leaving', () => {
  test('signed in: saves to the server, wipes the device, signs out, goes home', async () => {
    const page = await signedIn();
    page.form.set('text', 'last words');
    await page.wizard.leave();
    expect(page.to.form.text).toBe('last words');
    expect([...page.on.kept.keys()]).toEqual([]);
    expect(page.session.ended).toEqual(['signed out', 'home']);
  });

  test('the save fails: it asks; staying keeps all, deleting wipes the device', async () => {
    const page = await signedIn();
    page.form.set('text', 'last words');
    page.to.failures.push(refusal(0), refusal(0));
    await page.wizard.leave();
    expect(page.wizard.state().leaving).toBe('unsaved');
    await page.wizard.answerLeaving('stay');
    expect(page.draft.peek('amina')?.form.text).toBe('last words');
    await page.wizard.leave();
    await page.wizard.answerLeaving('delete');
    expect([...page.on.kept.keys()]).toEqual([]);
    expect(page.session.ended).toEqual(['signed out', 'home']);
  });

  test('who decides to stay signed in after all goes on as before: what they type is kept and saved', async () => {
    const answers = [false, true];
    const page = await signedIn({ signOut: async () => answers.shift() ?? true });
    page.form.set('text', 'first words');
    await page.wizard.leave();
    expect(page.session.ended).toEqual([]);
    expect(page.draft.state().signedIn).toBe(true);
    page.form.set('text', 'more words');
    expect(page.draft.peek('amina')?.form.text).toBe('more words');
    await page.wizard.next(page.go);
    expect(page.to.form.text).toBe('more words');
    await page.wizard.leave();
    expect([...page.on.kept.keys()]).toEqual([]);
    expect(page.session.ended).toEqual(['home']);
  });

  test('files that are not sent are asked about, also where all answers are saved; nothing is deleted before', async () => {
    const device = new Set(['cv.pdf']);
    const files = { atStake: () => device.size > 0, clear: () => device.clear() };
    const page = await signedIn({ files });
    page.form.set('text', 'last words');
    await page.wizard.leave();
    expect(page.to.form.text).toBe('last words');
    expect(page.wizard.state().leaving).toBe('unsaved');
    expect([...device]).toEqual(['cv.pdf']);
    expect(page.session.ended).toEqual([]);
    await page.wizard.answerLeaving('keep');
    expect([...device]).toEqual(['cv.pdf']);
    expect(page.session.ended).toEqual(['signed out', 'home']);
  });

  test('on the way to the dashboard, too; deleting deletes them', async () => {
    const device = new Set(['cv.pdf']);
    const files = { atStake: () => device.size > 0, clear: () => device.clear() };
    const page = await signedIn({ files });
    await page.wizard.leave({ keepSession: true });
    expect(page.wizard.state().leaving).toBe('unsaved');
    await page.wizard.answerLeaving('delete');
    expect(device.size).toBe(0);
    expect(page.session.ended).toEqual(['home']);
  });

  test('anonymous with typed text: asks first; keeping it leaves it on the device', async () => {
    const page = openPage();
    page.form.set('name', 'Amina');
    await page.wizard.leave();
    expect(page.wizard.state().leaving).toBe('typed');
    expect(page.session.ended).toEqual([]);
    await page.wizard.answerLeaving('keep');
    expect(page.session.ended).toEqual(['home']);
    expect(page.on.kept.size).toBeGreaterThan(0);
  });

  test('anonymous without a word: simply goes', async () => {
    const page = openPage();
    await page.wizard.leave();
    expect(page.session.ended).toEqual(['home']);
  });

  test('a finished application leaves nothing on the device', async () => {
    const page = await signedIn();
    await page.wizard.next({ check: () => ({}), save: async () => ({ done: true }) });
    expect(page.wizard.state().phase).toBe('done');
    expect([...page.on.kept.keys()]).toEqual([]);
  });
});
