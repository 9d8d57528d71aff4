import { readProblem } from '..';
import { calm, device, type Form, openForm, refusal, server } from './render-draft';

const on = async (page = openForm()) => {
  await page.opened;
  return page;
};

test('answers typed on the phone are there on another device, once they are saved', async () => {
  const phone = await on();
  phone.form.set('text', 'half a sen');
  await phone.draft.save();
  const desk = await on(openForm({ to: phone.to }));
  expect(desk.form.values().text).toBe('half a sen');
  desk.form.set('text', 'half a sentence');
  await desk.draft.save();
  expect(phone.to.form.text).toBe('half a sentence');
});

test('answers that did not reach the server stay on the device, and are sent from there', async () => {
  const page = await on();
  page.form.set('text', 'in the tunnel');
  page.to.failures.push(refusal(0, { kind: 'network' }));
  await expect(page.draft.save()).rejects.toMatchObject({ status: 0 });
  expect(page.draft.state().save).toBe('offline');
  page.stop();
  const again = await on(openForm({ on: page.on, to: page.to }));
  expect(again.form.values().text).toBe('in the tunnel');
  window.dispatchEvent(new Event('online'));
  await calm();
  expect(page.to.form.text).toBe('in the tunnel');
  again.stop();
});

test('two devices write the same field: the second is asked, and nothing is overwritten before', async () => {
  const to = server();
  const [one, two] = [await on(openForm({ to })), await on(openForm({ to }))];
  one.form.set('text', 'from the phone');
  await one.draft.save();
  two.form.set('text', 'from the desk');
  const saved = two.draft.save().catch(readProblem);
  await calm();
  expect(to.form.text).toBe('from the phone');
  expect(two.draft.state().conflict?.differences).toEqual([
    { key: 'text', mine: 'from the desk', theirs: 'from the phone', preferred: 'mine' },
  ]);
  two.draft.state().conflict?.settle({ text: 'mine' });
  expect(await saved).toEqual({ kind: 'settled' });
  expect(to.form.text).toBe('from the phone');
  await two.draft.save();
  expect(to.form.text).toBe('from the desk');
});

test('typed while the question about two copies stands: the latest words count', async () => {
  const page = await on();
  page.form.set('text', 'mine');
  await page.to.write(undefined, (form) => ({ ...form, text: 'theirs' }));
  const saved = page.draft.save().catch(readProblem);
  await calm();
  page.form.set('name', 'Amina');
  page.draft.state().conflict?.settle({ text: 'theirs' });
  await saved;
  expect(page.form.values()).toMatchObject({ text: 'theirs', name: 'Amina' });
});

test('other people write again and again: the save is repeated a few times, then fails', async () => {
  const page = await on();
  page.form.set('text', 'mine');
  page.to.failures.push(
    ...[11, 12, 13, 14, 15].map((version) =>
      refusal(409, { body: { version, current: { form_data: page.to.form } } }),
    ),
  );
  await expect(page.draft.save()).rejects.toMatchObject({ status: 409 });
  expect(page.to.saves).toHaveLength(5);
  expect(page.draft.state()).toMatchObject({ conflict: null, save: 'failed' });
  expect(page.form.values().text).toBe('mine');
});

test('a refusal that contains no stored copy is not taken for a conflict', async () => {
  const page = await on(openForm({ stored: () => undefined }));
  page.form.set('text', 'mine');
  page.to.failures.push(refusal(409, { body: { version: 7 } }));
  await expect(page.draft.save()).rejects.toMatchObject({ status: 409 });
  expect(page.to.saves).toHaveLength(1);
});

test('where the server returns the form as it stored it, that is shown, with what was typed meanwhile', async () => {
  const to = server();
  let typeOn = () => {};
  const page = await on(
    openForm({
      to,
      async save({ values, version }) {
        const answer = await to.write(version, () => ({ ...values, text: values.text.toUpperCase() }));
        typeOn();
        return { ...answer, values: to.form };
      },
    }),
  );
  page.form.set('text', 'shown as it is stored');
  typeOn = () => page.form.set('name', 'typed meanwhile');
  await page.draft.save();
  expect(page.form.values()).toMatchObject({ text: 'SHOWN AS IT IS STORED', name: 'typed meanwhile' });
  expect(page.draft.changed()).toEqual(['name']);
  expect(page.draft.unsaved()).toBe(true);
});

test('one write at a time: a submission waits for the save before it', async () => {
  const to = server();
  const page = await on(openForm({ to }));
  page.form.set('text', 'the last words');
  const order: string[] = [];
  const saved = page.draft.save().then(() => order.push('saved'));
  const sent = page.draft.write(async (version) => {
    order.push(`sent on ${version}: ${to.form.text}`);
    return {};
  });
  await Promise.all([saved, sent]);
  expect(order).toContain('sent on 2: the last words');
});

test('a copy of the device from before, without what the form asks today, fills what the server has not', async () => {
  const [here, to] = [device(), server({ name: 'Stored' })];
  const kept = { form: { text: 'old words' }, base: { text: '' }, step: 1, reached: 1, timestamp: 0 };
  here.slot<object>('backup:amina').write({ ...kept, version: undefined, unsaved: true });
  const page = await on(openForm({ on: here, to }));
  expect(page.form.values()).toMatchObject({ text: 'old words', name: 'Stored' } satisfies Partial<Form>);
  expect(page.draft.state().conflict).toBeNull();
});
