import { calm, onStep3, openPage, refusal, server } from './render-wizard';

describe('offline', () => {
  test('a step counts once the device keeps it, and is sent when the connection is back', async () => {
    const page = await onStep3();
    page.form.set('text', 'kept');
    page.to.failures.push(refusal(0, { kind: 'network' }));
    await page.wizard.next(page.go);
    expect(page.wizard.state()).toMatchObject({ step: 4, problem: null });
    expect(page.draft.state().save).toBe('offline');
    expect(page.draft.peek('amina')).toMatchObject({ form: { text: 'kept' }, unsaved: true, step: 4 });
    expect(page.messages.filter((message) => message.startsWith('error'))).toEqual([]);

    window.dispatchEvent(new Event('online'));
    await calm();
    expect(page.to).toMatchObject({ form: { text: 'kept' }, step: 4 });
    expect(page.draft.state().save).toBe('saved');
  });

  test('without room on the device the step stays and reports it', async () => {
    const page = await onStep3();
    page.form.set('text', 'nowhere to go');
    page.on.room.full = true;
    page.to.failures.push(refusal(0, { kind: 'network' }));
    await page.wizard.next(page.go);
    expect(page.wizard.state()).toMatchObject({ step: 3, problem: 'The portal could not be reached.' });
    expect(page.draft.state().save).toBe('failed');
    expect(page.messages).toContain('error: Could not Save Error Occurred');
  });

  test('the connection comes back: what waited is sent by itself', async () => {
    const page = await onStep3();
    page.form.set('text', 'waiting');
    window.dispatchEvent(new Event('online'));
    await calm();
    expect(page.to.form.text).toBe('waiting');
    expect(page.draft.state().save).toBe('saved');
    page.stop();
  });

  test('the server cannot be asked at the start: the copy of this device opens', async () => {
    const page = await onStep3();
    page.form.set('text', 'in the tunnel');
    const again = openPage({
      on: page.on,
      to: page.to,
      owner: 'amina',
      load: () => Promise.reject(refusal(0, { kind: 'network' })),
    });
    await calm();
    expect(again.messages).toContain('error: Failed to load your saved progress.');
    expect(again.wizard.state()).toMatchObject({ phase: 'form', step: 3 });
    expect(again.form.values().text).toBe('in the tunnel');
    expect(again.wizard.state().problem).toBe('The portal could not be reached.');
    window.dispatchEvent(new Event('online'));
    await calm();
    expect(again.wizard.state().problem).toBeNull();
    expect(page.to.form.text).toBe('in the tunnel');
  });

  test('the server cannot be asked and this device knows nothing: it offers to try again', async () => {
    let up = false;
    const to = server({ text: 'stored' });
    const page = openPage({
      to,
      owner: 'amina',
      load: (async () => {
        if (!up) throw refusal(502);
        return { kind: 'open', owner: 'amina', copy: to.copy() };
      }) as () => Promise<never>,
    });
    await calm();
    expect(page.wizard.state().phase).toBe('failed');
    up = true;
    await page.wizard.retry();
    expect(page.form.values().text).toBe('stored');
  });
});
