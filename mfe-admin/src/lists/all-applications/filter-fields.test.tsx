import { render, screen } from '@testing-library/react';
import type { OfferedFilter } from '../../api/overview';
import { languages } from '../../frame/language';
import { FilterFields } from './filter-fields';

afterEach(async () => (await languages.en?.())?.());

const filterOf = (key: string, choices: OfferedFilter['choices']) =>
  ({ key, label: key, kind: 'choice', many: false, choices }) as OfferedFilter;
const named = (value: string) => ({ value, label: value });
const shown = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

test('nationalities stand in the order of their names in the language of the page', async () => {
  const filter = filterOf('nationality', ['German', 'Rwandan', 'South African'].map(named));
  (await languages.fr?.())?.();
  render(<FilterFields filter={filter} value="" change={() => undefined} />);
  expect(shown().slice(1)).toEqual(['Afrique du Sud', 'Allemagne', 'Rwanda']);
});

test('other choices keep the order of the service', () => {
  const filter = filterOf('reader', [
    { value: 'me', label: 'Me' },
    { value: '0', label: 'Ann' },
  ]);
  render(<FilterFields filter={filter} value="" change={() => undefined} />);
  expect(shown().slice(1)).toEqual(['Me', 'Ann']);
});
