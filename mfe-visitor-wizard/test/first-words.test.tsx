import '@testing-library/jest-dom';
import { firstAndAll } from '@portal/application-ui/testing';
import type { PageComponentProps } from '@portal/remote-sdk';
import { fakePortal } from '../dev/fake-portal';
import { languages } from '../src/language';
import allFrench from '../src/language/fr';
import french from '../src/language/fr-first';
import allKinyarwanda from '../src/language/rw';
import kinyarwanda from '../src/language/rw-first';
import { VisitPage } from '../src/programme/visit-page';

const client = fakePortal();
const Page = (props: PageComponentProps) => <VisitPage {...props} client={client} />;

afterEach(async () => (await languages.en?.())?.());

test.each([
  { language: 'fr', button: 'Étape suivante' },
  { language: 'rw', button: 'Intambwe ikurikira' },
])(
  'the words that the page begins with in $language are all that its first step says',
  async ({ language, button }) => {
    const place = { offered: [language, 'en'], address: '/application/visitors' };
    const { first, all } = await firstAndAll(Page, languages, place);
    expect(first).toContain(button);
    expect(first).toEqual(all);
  },
);

test('with the rest they are all words of the language', async () => {
  for (const [first, whole] of [
    [french, allFrench],
    [kinyarwanda, allKinyarwanda],
  ] as const) {
    expect((await first.rest?.())?.default).toBe(whole);
    for (const part of ['own', 'ui', 'application'] as const)
      expect(whole[part]).toEqual(expect.arrayContaining([...first[part]]));
  }
});
