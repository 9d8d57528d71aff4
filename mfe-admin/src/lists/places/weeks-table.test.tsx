import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/react';
import type { Places, PlaceWeek } from '../../api/places';
import { fakeServer, openStaff } from '../../testing';

const line = (changes: Partial<PlaceWeek['lines'][number]>): PlaceWeek['lines'][number] => ({
  ...{ programme: 'intern', places: 12, taken: 0, offered: 0, free: 12, over: 0, offers: [] },
  ...changes,
});
const open = async (one: PlaceWeek['lines'][number]) => {
  const week: PlaceWeek = { from: '2026-11-30', until: '2026-12-06', days_off: [], lines: [one] };
  const places: Places = { time_zone: 'Africa/Kigali', weeks: [week], offers: [] };
  openStaff('/admin/places', fakeServer({ 'GET /api/places': places }));
  const row = (await screen.findAllByRole('row'))[1] as HTMLElement;
  return within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
};

test.each([
  ['nobody but in other weeks', { free: 10 }, '102 places are given in other weeks of this period'],
  ['an offer of this week', { offered: 2, free: 9 }, '91 place is given in other weeks of this period'],
  ['all in other weeks', { places: 1, free: 0 }, '01 place is given in other weeks of this period'],
  ['all that is taken is taken here', { taken: 2, free: 10 }, '10'],
  ['people on several days', { taken: 3, free: 10 }, '10On the fullest days of this week'],
  ['too many', { places: 2, taken: 3, over: 1, free: 0 }, '0'],
  ['no limit', { places: null, taken: 3, free: null }, 'No limit'],
])('the places of a week add up, or say where the others are: %s', async (_name, changes, free) => {
  const [, , , shown] = await open(line(changes));
  expect(shown).toBe(free);
});
