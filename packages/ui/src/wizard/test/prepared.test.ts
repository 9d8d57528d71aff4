import { calm, onStep3, openPage } from './render-wizard';

/** A page with a stored form whose last answer is on this device alone. */
async function stored() {
  const page = await onStep3();
  page.form.set('text', 'half a sen');
  return { on: page.on, to: page.to, owner: 'amina' };
}

test('a stored form is read once there is something to read it with', async () => {
  let arrive = () => {};
  const prepare = () =>
    new Promise<void>((resolve) => {
      arrive = resolve;
    });
  const page = openPage({ ...(await stored()), prepare });
  await calm();
  expect(page.wizard.state().phase).toBe('restoring');
  arrive();
  await calm();
  expect(page.wizard.state()).toMatchObject({ phase: 'form', step: 3 });
  expect(page.form.values().text).toBe('half a sen');
});

test('what cannot be read stays where it is, and is read by the next try', async () => {
  const tries = [Promise.reject(new Error('no line')), Promise.resolve()];
  const page = openPage({ ...(await stored()), prepare: () => tries.shift() });
  await calm();
  expect(page.wizard.state().phase).toBe('failed');
  expect(page.messages).toContain('error: Failed to load your saved progress.');
  page.wizard.retry();
  await calm();
  expect(page.wizard.state()).toMatchObject({ phase: 'form', step: 3 });
  expect(page.form.values().text).toBe('half a sen');
});

test('without a stored form the first step does not wait', () => {
  expect(openPage({ prepare: () => undefined }).wizard.state()).toMatchObject({ phase: 'form', step: 1 });
});
