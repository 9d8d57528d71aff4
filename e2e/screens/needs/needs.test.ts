import { states } from '../states';
import { isSpoken, needsOf } from '.';

it('each kind of page is looked at for every need', () => {
  const looked = states.filter((state) => needsOf(state).length > 1).map(({ name }) => name);
  expect(looked.length).toBeGreaterThanOrEqual(12);
  for (const kind of [
    /^home$/,
    /^internship-0[123]-/,
    /^visit-/,
    /^dashboard$/,
    /^staff-all$/,
    /^staff-review/,
  ])
    expect(looked.filter((name) => kind.test(name))).not.toEqual([]);
});

it('home and the first three steps are written down', () => {
  expect(states.filter(isSpoken)).toHaveLength(4);
});
