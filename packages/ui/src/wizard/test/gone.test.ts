import { calm, openPage } from './render-wizard';

test.each([
  ['of which the server had all is forgotten on this device', true],
  ['stays on this device with words that the server never had', false],
])('a form that is gone from the server %s', async (_story, had) => {
  const page = openPage({ owner: 'amina' });
  await calm();
  page.form.set('text', 'typed long ago');
  if (had) await page.wizard.next(page.go);
  openPage({
    on: page.on,
    to: page.to,
    owner: 'amina',
    load: (async () => ({ kind: 'none' })) as () => Promise<never>,
  });
  await calm();
  expect(page.draft.peek('amina')?.form.text).toBe(had ? undefined : 'typed long ago');
});
