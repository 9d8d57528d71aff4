import { mentionedIn } from './mentions';

const grace = { id: 1, name: 'Grace Mutoni' };
const graceToo = { id: 2, name: 'Grace' };
const namesake = { id: 3, name: 'grace mutoni' };
const joel = { id: 4, name: 'Joël Kamau' };
const staff = [graceToo, grace, joel];

test.each([
  ['nobody', 'A careful application.', staff, []],
  ['one', 'Please look, @Joël Kamau.', staff, [joel]],
  ['whoever is named twice once', '@Joël Kamau and again @joël kamau', staff, [joel]],
  ['the longer of two names', '@Grace Mutoni, what do you think?', staff, [grace]],
  ['the shorter where it ends there', '@Grace, what do you think?', staff, [graceToo]],
  ['nobody whose name goes on', '@Graceful words', staff, []],
  ['nobody by an address', 'Write to amina@Grace', staff, []],
  ['both of two with one name', '@Grace Mutoni', [grace, namesake], [grace, namesake]],
  ['at the beginning of a line', 'Look:\n@Grace', staff, [graceToo]],
])('a text names %s', (_whom, text, colleagues, named) => {
  expect(mentionedIn(text, colleagues)).toEqual(named);
});
