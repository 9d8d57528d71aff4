import { calm, conflict, device, onStep3, openPage, refusal, server } from './render-wizard';

describe('what is typed is never lost', () => {
  test('before sign-in each change is on the device at once and back after a reload', async () => {
    const page = openPage();
    page.form.set('purpose', 'volunteer');
    await page.wizard.next(page.go);
    page.form.set('name', 'Ami');
    expect(page.draft.state().save).toBe('device');

    const again = openPage({ on: page.on });
    expect(again.form.values()).toMatchObject({ purpose: 'volunteer', name: 'Ami' });
    expect(again.wizard.state().step).toBe(2);
  });

  test('after sign-in the whole form, the step and the time are backed up at each change', async () => {
    const page = await onStep3();
    page.form.set('text', 'half a sen');
    expect(page.draft.peek('amina')).toMatchObject({
      form: { text: 'half a sen' },
      step: 3,
      timestamp: 1000,
      unsaved: true,
    });
  });

  test('a crash in the middle of a sentence: the sentence and the step are there again', async () => {
    const page = await onStep3();
    page.form.set('text', 'half a sen');
    const again = await onStep3(openPage({ on: page.on, to: page.to, owner: 'amina' }));
    expect(again.form.values().text).toBe('half a sen');
    expect(again.wizard.state()).toMatchObject({ phase: 'form', step: 3 });
    expect(again.draft.state().conflict).toBeNull();
  });

  test('the page is put away: what is unsent goes to the server with it', async () => {
    const page = await onStep3();
    page.form.set('text', 'on the bus');
    window.dispatchEvent(new Event('pagehide'));
    await calm();
    expect(page.to.saves.at(-1)).toMatchObject({ keepalive: true, values: { text: 'on the bus' } });
    page.stop();
  });

  test('the portal is closed: the words wait on the device', async () => {
    const page = await onStep3();
    page.form.set('text', 'before closing');
    page.to.failures.push(refusal(503, { body: { portal_enabled: false } }));
    await page.wizard.next(page.go);
    expect(page.messages).not.toContain('error: Something went wrong');
    const again = await onStep3(openPage({ on: page.on, to: page.to, owner: 'amina' }));
    expect(again.form.values().text).toBe('before closing');
  });

  test('the session ends at a save: back to step 1, and after signing in again the words are there', async () => {
    const page = await onStep3();
    page.form.set('purpose', 'volunteer');
    page.form.set('text', 'almost done');
    page.to.failures.push(refusal(401));
    await page.wizard.next(page.go);
    expect(page.messages).toContain('error: Session expired. Please start over.');
    expect(page.session.ended).toEqual(['forgotten']);
    expect(page.wizard.state().step).toBe(1);

    await page.wizard.next(page.go);
    await page.wizard.next(page.signIn);
    expect(page.form.values().text).toBe('almost done');
    expect(page.wizard.state().step).toBe(3);
    expect(page.draft.state().conflict).toBeNull();
  });

  test('the session has ended before the page opens: nobody sees what was typed until they have signed in', async () => {
    const page = await onStep3();
    page.form.set('purpose', 'volunteer');
    page.form.set('name', 'Amina');
    page.form.set('text', 'private words');
    const again = openPage({
      on: page.on,
      to: page.to,
      owner: 'amina',
      load: () => Promise.reject(refusal(401)),
    });
    await calm();
    const problem = 'Session expired. Please start over.';
    expect(again.wizard.state()).toMatchObject({ phase: 'form', step: 1, problem });
    expect(JSON.stringify(again.form.values())).not.toMatch(/volunteer|Amina|private words/);
    expect(again.session.ended).toEqual(['forgotten']);
    await again.draft.open('amina', page.to.copy());
    expect(again.form.values()).toMatchObject({ purpose: 'volunteer', name: 'Amina', text: 'private words' });
  });

  test('nothing of a session that has ended is kept as a draft of nobody', async () => {
    const page = await onStep3();
    page.form.set('name', 'Amina');
    page.to.failures.push(refusal(401));
    await page.wizard.next(page.go);
    page.form.set('purpose', 'volunteer');
    const stranger = openPage({ on: page.on, to: server({}) });
    await calm();
    expect(JSON.stringify(stranger.form.values())).not.toMatch(/Amina|volunteer/);
  });

  test('another person signs in on the same phone: they get their own form, the first person keeps theirs', async () => {
    const page = await onStep3();
    page.form.set('text', 'private words');
    page.to.failures.push(refusal(401));
    await page.wizard.next(page.go);
    await page.draft.open('bella', { values: server({ text: '' }).form, step: 2, version: 9 });
    expect(page.form.values().text).toBe('');
    expect(page.draft.peek('amina')?.form.text).toBe('private words');
  });
});

describe('two copies', () => {
  test('another device wrote the same field: both are shown, the choice is seen before going on', async () => {
    const page = await onStep3(openPage({ owner: 'amina', to: server({ id: 42 }) }));
    page.form.set('text', 'mine');
    await page.to.write(undefined, (form) => ({ ...form, text: 'theirs', id: 0 }));
    const next = page.wizard.next(page.go);
    await calm();
    const { conflict: question } = page.draft.state();
    expect(question?.differences).toEqual([
      { key: 'text', mine: 'mine', theirs: 'theirs', preferred: 'mine' },
    ]);
    expect(page.to.form.text).toBe('theirs');
    question?.settle({ text: 'theirs' });
    await next;
    expect(page.form.values().id).toBe(42);
    expect(page.wizard.state()).toMatchObject({ step: 3, problem: null });
    expect(page.form.values().text).toBe('theirs');
    await page.wizard.next(page.go);
    expect(page.wizard.state().step).toBe(4);
  });

  test('a field that only the other side changed is proposed from there', async () => {
    const page = await onStep3();
    page.form.set('text', 'mine');
    await page.to.write(undefined, (form) => ({ ...form, rows: [{ title: 'added elsewhere' }] }));
    const next = page.wizard.next(page.go);
    await calm();
    expect(page.draft.state().conflict?.differences).toMatchObject([{ key: 'rows', preferred: 'theirs' }]);
    page.draft.state().conflict?.settle({ rows: 'theirs' });
    await next;
    expect(page.form.values()).toMatchObject({ text: 'mine', rows: [{ title: 'added elsewhere' }] });
  });

  test('a conflict with our own unanswered save asks nothing', async () => {
    const page = await onStep3();
    page.form.set('text', 'sent, answer lost');
    page.to.failures.push(refusal(0, { kind: 'network' }));
    await page.wizard.next(page.go);
    // The save had arrived after all.
    await page.to.write(undefined, (form) => ({ ...form, text: 'sent, answer lost' }));
    page.form.set('text', 'sent, answer lost, and more');
    await page.wizard.next(page.go);
    expect(page.draft.state().conflict).toBeNull();
    expect(page.to.form.text).toBe('sent, answer lost, and more');
  });

  test('an upload of our own raises the version: no question at the next save', async () => {
    const page = await onStep3();
    await page.to.write(undefined, (form) => form);
    await page.to.write(undefined, (form) => form);
    page.form.set('text', 'beside the file');
    await page.wizard.next(page.go);
    expect(page.wizard.state().step).toBe(4);
    expect(page.to.form.text).toBe('beside the file');
  });

  test('the device has unsent words and the server newer ones: asked when the page opens', async () => {
    const page = await onStep3();
    page.form.set('text', 'typed offline');
    await page.to.write(undefined, (form) => ({ ...form, text: 'typed at home' }));
    const again = openPage({ on: page.on, to: page.to, owner: 'amina' });
    await calm();
    expect(again.draft.state().conflict?.differences).toMatchObject([
      { key: 'text', mine: 'typed offline', theirs: 'typed at home' },
    ]);
    again.draft.state().conflict?.settle({ text: 'mine' });
    await calm();
    expect(again.form.values().text).toBe('typed offline');
    expect(again.draft.unsaved()).toBe(true);
  });

  test('typed anew before signing in and stored differently: asked, and blanks never win', async () => {
    const to = server({ purpose: 'academic', name: 'Amina Uwase', text: 'stored' });
    const page = openPage({ to });
    page.form.set('purpose', 'volunteer');
    await page.wizard.next(page.go);
    const next = page.wizard.next(page.signIn);
    await calm();
    expect(page.draft.state().conflict?.differences).toMatchObject([
      { key: 'purpose', mine: 'volunteer', theirs: 'academic' },
    ]);
    page.draft.state().conflict?.settle({ purpose: 'theirs' });
    await next;
    expect(page.form.values()).toMatchObject({ purpose: 'academic', name: 'Amina Uwase', text: 'stored' });
    expect(page.wizard.state().step).toBe(3);
  });

  test('two tabs of one browser write one text together', async () => {
    const on = device();
    const to = server();
    const one = await onStep3(openPage({ on, to, owner: 'amina' }));
    const two = await onStep3(openPage({ on, to, owner: 'amina' }));
    one.form.set('text', 'from the first tab');
    expect(two.form.values().text).toBe('from the first tab');
    two.form.set('rows', [{ title: 'from the second' }]);
    await one.wizard.next(one.go);
    expect(to.form).toMatchObject({ text: 'from the first tab', rows: [{ title: 'from the second' }] });
    expect(two.draft.state().save).toBe('saved');
  });

  test('leaving in one tab takes the other one home: nothing typed stays on a shared phone', async () => {
    const on = device();
    const to = server();
    const one = await onStep3(openPage({ on, to, owner: 'amina' }));
    const two = await onStep3(openPage({ on, to, owner: 'amina' }));
    await one.wizard.leave();
    expect(two.session.ended).toContain('home');
    expect([...on.kept.keys()]).toEqual([]);
  });

  test('the server answers a conflict without anything different: the save goes on by itself', async () => {
    const page = await onStep3();
    page.form.set('text', 'same');
    page.to.failures.push(conflict(1, { text: 'same' }));
    await page.wizard.next(page.go);
    expect(page.wizard.state().step).toBe(4);
  });

  test('the other copy has no ids: the ids of the sign-in stay', async () => {
    const page = await onStep3();
    page.form.set('id', 7);
    page.form.set('text', 'same');
    page.to.failures.push(conflict(1, { text: 'same' }));
    await page.wizard.next(page.go);
    expect(page.form.values().id).toBe(7);
  });
});
