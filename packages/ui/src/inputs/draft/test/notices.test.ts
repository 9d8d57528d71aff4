import { createOffer, type DeviceCopy } from '..';
import { calm, type device, type Form, openForm, server } from './render-draft';

const stored = { name: 'Amina', text: 'stored' };
async function edit(more: Parameters<typeof openForm>[0] = {}) {
  const page = openForm({ to: server(stored), saves: 'when-told', ...more });
  await page.opened;
  return page;
}

const keptOn = (on: ReturnType<typeof device>) => on.slot<DeviceCopy<Form>>('backup:amina').read();

test('the device keeps what was changed and nothing else, until it is saved', async () => {
  const { form, draft, on, to } = await edit();
  form.set('text', 'changed');
  expect(keptOn(on)).toMatchObject({ form: { text: 'changed' }, base: { text: 'stored' }, version: 1 });
  expect(Object.keys(keptOn(on)?.form ?? {})).toEqual(['text']);
  await draft.save();
  expect(to.form.text).toBe('changed');
  expect(keptOn(on)).toBeNull();
});

test('an answer that was changed back is no change', async () => {
  const { form, draft, on } = await edit();
  form.set('text', 'changed');
  form.set('text', 'stored ');
  expect(draft.changed()).toEqual([]);
  expect(keptOn(on)).toBeNull();
});

test('nothing is sent before the person saves: not when the page is hidden, nor when the connection is back', async () => {
  const { form, to, stop } = await edit();
  form.set('text', 'changed');
  window.dispatchEvent(new Event('pagehide'));
  window.dispatchEvent(new Event('online'));
  await calm();
  expect(to.saves).toEqual([]);
  stop();
});

describe('opened again', () => {
  const begun = async () => {
    const page = await edit();
    page.form.set('text', 'changed');
    page.stop();
    return page;
  };
  /** Opens the form again; the device's copy is set aside. */
  async function again({ on, to }: Awaited<ReturnType<typeof begun>>) {
    const offer = createOffer<Form>(on.slot('backup:amina'), to.form);
    const page = await edit({ on, to, backup: () => offer.slot });
    const take = () => {
      offer.take();
      return page.draft.open('amina', to.copy());
    };
    return { ...page, offer, take };
  }

  test('it offers the changes first and shows what is stored meanwhile', async () => {
    const page = await begun();
    const { offer, form } = await again(page);
    expect(offer.offered()).toEqual({ at: 1000, keys: ['text'] });
    expect(form.values().text).toBe('stored');
    expect(keptOn(page.on)).toMatchObject({ form: { text: 'changed' } });
  });

  test('changes that are taken up are back, and still only on this device', async () => {
    const { take, form, offer, to } = await again(await begun());
    expect(await take()).toBe(false);
    expect(form.values()).toMatchObject({ text: 'changed', name: 'Amina' });
    expect(offer.offered()).toBeNull();
    expect(to.saves).toEqual([]);
  });

  test('discarded changes are gone', async () => {
    const { offer, form, on } = await again(await begun());
    offer.drop();
    expect(form.values().text).toBe('stored');
    expect(keptOn(on)).toBeNull();
  });

  test('changes that the server has meanwhile are not offered, and not kept any longer', async () => {
    const page = await begun();
    await page.to.write(undefined, (form) => ({ ...form, text: 'changed' }));
    expect((await again(page)).offer.offered()).toBeNull();
    expect(keptOn(page.on)).toBeNull();
  });

  test('for an older copy, only answers changed in both are asked about', async () => {
    const page = await begun();
    await page.to.write(undefined, (form) => ({ ...form, text: 'by staff', name: 'Amina Uwase' }));
    const { take, draft, form } = await again(page);
    const taken = take();
    await calm();
    expect(draft.state().conflict?.differences).toMatchObject([
      { key: 'text', mine: 'changed', theirs: 'by staff' },
    ]);
    draft.state().conflict?.settle({ text: 'mine' });
    expect(await taken).toBe(true);
    expect(form.values()).toMatchObject({ text: 'changed', name: 'Amina Uwase' });
  });
});

test('other people saved other answers: the save goes on by itself, with their answers', async () => {
  const { form, draft, to } = await edit();
  form.set('text', 'changed');
  await to.write(undefined, (now) => ({ ...now, name: 'Amina Uwase' }));
  await draft.save();
  expect(draft.state().conflict).toBeNull();
  expect(to.form).toMatchObject({ text: 'changed', name: 'Amina Uwase' });
});

test('an answer that goes along with another is not asked about, and follows its choice', async () => {
  const { form, draft, to } = await edit({ dependentFields: { text: ['purpose'] } });
  form.set('text', '788 123 456');
  form.set('purpose', '+250');
  await to.write(undefined, (now) => ({ ...now, text: '44 20', purpose: '+44' }));
  const saved = draft.save().catch(() => undefined);
  await calm();
  expect(draft.state().conflict?.differences.map(({ key }) => key)).toEqual(['text']);
  draft.state().conflict?.settle({ text: 'theirs' });
  await saved;
  expect(form.values()).toMatchObject({ text: '44 20', purpose: '+44' });
});
