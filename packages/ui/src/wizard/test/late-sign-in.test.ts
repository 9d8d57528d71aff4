import { FieldProblem } from '../engine';
import { calm, device, openPage, refusal, server } from './render-wizard';

const noLine = refusal(0, { kind: 'network' });

type Options = Parameters<typeof openPage>[0];

/** Opens a page without a session whose second step signs in once online. */
function openStranger({ to = server({}, 2), ...more }: Options = {}) {
  const line = { gone: true, answer: undefined as unknown };
  const page: ReturnType<typeof openPage> = openPage({
    to,
    ...more,
    late: { step: 2, logic: () => Promise.resolve().then(() => signIn) },
  });
  const signIn: typeof page.go = {
    check: () => ({}),
    canWait: () => true,
    signsIn: true,
    async save() {
      if (line.gone) throw noLine;
      if (line.answer) throw line.answer;
      page.session.owner = 'amina';
      await page.draft.open('amina', to.copy());
      return {};
    },
  };
  return { ...page, line, signIn, kept: () => page.on.slot<{ form: object }>('waiting').read() };
}

/** Opens a page and goes on to step 4 while offline. */
async function onStep4(options: Options = {}) {
  const page = openStranger(options);
  await calm();
  page.form.set('purpose', 'volunteer');
  await page.wizard.next(page.go);
  page.form.set('name', 'Amina');
  await page.wizard.next(page.signIn);
  expect(page.wizard.state()).toMatchObject({ step: 3, problem: null });
  page.form.set('text', 'Written on the bus.');
  await page.wizard.next(page.go);
  expect(page.wizard.state()).toMatchObject({ step: 4, problem: null });
  return page;
}

const asks = async ({ draft }: ReturnType<typeof openPage>, keys: string[]) => {
  await calm();
  expect(draft.state().conflict?.differences.map(({ key }) => key)).toEqual(keys);
};

describe('offline before the sign-in', () => {
  test('steps count once the device keeps them, and a page that is opened again goes on there', async () => {
    const page = await onStep4();
    expect(page.draft.state()).toMatchObject({ signedIn: false, waits: true, save: 'offline' });
    expect(page.to.saves).toEqual([]);
    const again = openStranger({ on: page.on, to: page.to });
    await calm();
    expect(again.wizard.state()).toMatchObject({ phase: 'form', step: 4, reached: 4 });
    expect(again.form.values()).toMatchObject({ name: 'Amina', text: 'Written on the bus.' });
    expect(again.messages).toEqual([]);
    await again.wizard.previous();
    expect(again.wizard.state().step).toBe(3);
  });

  test('a step with calls of its own stays and reports it', async () => {
    const page = await onStep4();
    const save = jest.fn();
    await page.wizard.next({ check: () => ({}), save });
    expect(save).not.toHaveBeenCalled();
    expect(page.wizard.state()).toMatchObject({ step: 4, problem: 'The portal could not be reached.' });
  });

  test('nobody goes on without room on the device, or over what waits there already', async () => {
    const page = openStranger();
    await calm();
    page.form.set('purpose', 'volunteer');
    await page.wizard.next(page.go);
    page.on.room.full = true;
    await page.wizard.next(page.signIn);
    expect(page.wizard.state()).toMatchObject({ step: 2, problem: 'The portal could not be reached.' });
    page.on.room.full = false;
    page.on.slot('waiting').write({ form: { name: 'Grace' } });
    await page.wizard.next(page.signIn);
    expect(page.wizard.state().step).toBe(2);
    expect(page.kept()).toEqual({ form: { name: 'Grace' } });
  });

  test('a page that is put away sends nothing', async () => {
    const page = await onStep4();
    window.dispatchEvent(new Event('pagehide'));
    await calm();
    expect(page.to.saves).toEqual([]);
  });

  test('whoever leaves is asked, and nothing stays on the device for the next person', async () => {
    const page = await onStep4();
    await page.wizard.leave();
    expect(page.wizard.state().leaving).toBe('typed');
    await page.wizard.answerLeaving('delete');
    expect(page.session.ended).toEqual(['home']);
    expect([...page.on.kept.keys()]).toEqual([]);
    const next = openStranger({ on: page.on });
    await calm();
    expect(next.wizard.state().step).toBe(1);
    expect(next.form.values()).toMatchObject({ purpose: '', name: '', text: '' });
  });

  test('left on the device, it is there again', async () => {
    const page = await onStep4();
    await page.wizard.leave();
    await page.wizard.answerLeaving('keep');
    const again = openStranger({ on: page.on });
    await calm();
    expect(again.form.values().text).toBe('Written on the bus.');
  });
});

describe('the sign-in once back online', () => {
  test('comes first, then everything is sent, and the person stays where they are', async () => {
    const page = await onStep4();
    page.line.gone = false;
    await page.wizard.signInLate();
    expect(page.draft.state()).toMatchObject({ signedIn: true, waits: false, save: 'saved' });
    expect(page.to.form).toMatchObject({ purpose: 'volunteer', name: 'Amina', text: 'Written on the bus.' });
    expect(page.wizard.state()).toMatchObject({ step: 4, reached: 4, problem: null });
    expect(page.kept()).toBeNull();
    expect(page.draft.peek('amina')).toMatchObject({ unsaved: false, step: 4 });
  });

  test('happens with the next press of Next, before the calls of the step', async () => {
    const page = await onStep4();
    page.line.gone = false;
    const order: string[] = [];
    await page.wizard.next({
      check: () => ({}),
      async save() {
        order.push(page.draft.state().signedIn ? 'signed in' : 'nobody');
        return {};
      },
    });
    expect(order).toEqual(['signed in']);
    expect(page.to.form.text).toBe('Written on the bus.');
  });

  test('happens once, also when it is asked for twice', async () => {
    const page = await onStep4();
    page.line.gone = false;
    const save = jest.spyOn(page.signIn, 'save');
    await Promise.all([page.wizard.signInLate(), page.wizard.signInLate({ asked: true })]);
    expect(save).toHaveBeenCalledTimes(1);
  });

  test('is made by itself when the page is opened again online', async () => {
    const { on, to } = await onStep4();
    const page = openStranger({ on, to });
    page.line.gone = false;
    await calm();
    expect(page.draft.state()).toMatchObject({ signedIn: true, save: 'saved' });
    expect(to.form.text).toBe('Written on the bus.');
  });

  test('is silent while still offline, unless it was asked for', async () => {
    const page = await onStep4();
    await page.wizard.signInLate();
    expect(page.wizard.state().problem).toBeNull();
    await page.wizard.signInLate({ asked: true });
    expect(page.wizard.state().problem).toBe('The portal could not be reached.');
    expect(page.kept()).toMatchObject({ form: { text: 'Written on the bus.' } });
  });

  test.each([
    ['mine', 'Written on the bus.'],
    ['theirs', 'Written at home.'],
  ] as const)('with a draft on the server asks which words stay: %s', async (side, text) => {
    const to = server({ name: 'Amina', text: 'Written at home.', rows: [{ title: 'kept' }] }, 4);
    const page = await onStep4({ to });
    page.line.gone = false;
    const sent = page.wizard.signInLate();
    await asks(page, ['text']);
    expect(to.form.text).toBe('Written at home.');
    expect(page.kept()).toMatchObject({ form: { text: 'Written on the bus.' } });
    page.draft.state().conflict?.settle({ text: side });
    await sent;
    expect(to.form).toMatchObject({ purpose: 'volunteer', text, rows: [{ title: 'kept' }] });
  });

  test('that was followed by the end of the page asks when the page is opened again', async () => {
    const to = server({ name: 'Amina', text: 'Written at home.' }, 3);
    const page = await onStep4({ to });
    page.line.gone = false;
    void page.wizard.signInLate();
    await asks(page, ['text']);
    page.stop();
    const again = openStranger({ on: page.on, to, owner: 'amina' });
    await asks(again, ['text']);
    again.draft.state().conflict?.settle({ text: 'mine' });
    await calm();
    expect(again.wizard.state()).toMatchObject({ step: 4, reached: 4 });
    expect(again.form.values().text).toBe('Written on the bus.');
  });

  test('of another person on this device leaves what waits where it is', async () => {
    const { on } = await onStep4();
    const grace = openStranger({ on, to: server({ name: 'Grace' }, 3), owner: 'grace' });
    await calm();
    expect(grace.form.values()).toMatchObject({ name: 'Grace', text: '' });
    expect(grace.kept()).toMatchObject({ form: { name: 'Amina', text: 'Written on the bus.' } });
  });

  test('with a wrong pair leads to the step of the person; the way forward stays open', async () => {
    const page = await onStep4();
    Object.assign(page.line, { gone: false, answer: new FieldProblem({ name: 'Not known' }) });
    await page.wizard.next(page.go);
    expect(page.wizard.state()).toMatchObject({ step: 2, reached: 4 });
    expect(page.form.errors()).toEqual({ name: 'Not known' });
    page.line.answer = undefined;
    await page.wizard.next(page.signIn);
    expect(page.wizard.state().step).toBe(3);
    expect(page.to.form.text).toBe('Written on the bus.');
  });

  test('too many attempts are reported kindly, and everything stays', async () => {
    const page = await onStep4();
    Object.assign(page.line, {
      gone: false,
      answer: refusal(429, { message: 'Wait a minute, then try again.' }),
    });
    await page.wizard.signInLate();
    expect(page.wizard.state()).toMatchObject({ step: 4, problem: 'Wait a minute, then try again.' });
    expect(page.kept()).toMatchObject({ form: { text: 'Written on the bus.' } });
  });

  test('to an application that was submitted already ends here', async () => {
    const page = await onStep4();
    page.line.gone = false;
    jest.spyOn(page.signIn, 'save').mockResolvedValue({ done: true });
    await page.wizard.signInLate();
    expect(page.wizard.state().phase).toBe('done');
    expect(page.kept()).toBeNull();
  });

  test('without an answer to what it opens goes on from this device after a reload', async () => {
    const { on, to } = await onStep4();
    const load = () => Promise.reject(noLine);
    const page = openStranger({ on, to, owner: 'amina', load });
    await calm();
    expect(page.wizard.state()).toMatchObject({ phase: 'form', step: 4 });
    expect(page.form.values().text).toBe('Written on the bus.');
  });
});

test('an answer that begins with something is no copy to choose from, as the kinds of two referees', async () => {
  const rows = [{ title: 'Academic: ' }];
  const page = await onStep4({ to: server({ rows }, 2), blank: { rows } });
  page.form.set('rows', [{ title: 'Academic: Dr Jean Bosco' }]);
  page.line.gone = false;
  await page.wizard.signInLate();
  expect(page.draft.state()).toMatchObject({ conflict: null, signedIn: true });
  expect(page.to.form.rows).toEqual([{ title: 'Academic: Dr Jean Bosco' }]);
});

test('another tab that leaves takes what waits with it', async () => {
  const page = await onStep4();
  const other = openStranger({ on: page.on });
  await calm();
  await other.wizard.answerLeaving('delete');
  expect(page.draft.state()).toMatchObject({ waits: false, gone: true });
  expect(page.session.ended).toEqual(['home']);
});

test('a wizard that knows no late sign-in stays at the sign-in', async () => {
  const page = openPage({ on: device() });
  await calm();
  page.form.set('purpose', 'volunteer');
  await page.wizard.next(page.go);
  await page.wizard.next({ check: () => ({}), canWait: () => true, save: () => Promise.reject(noLine) });
  expect(page.wizard.state()).toMatchObject({ step: 2, problem: 'The portal could not be reached.' });
});
