import type { Person } from '../people/person';
import { changesRights, isInvited, isLastAdministrator, takesAdministrator } from './policy';

const chidi: Person = {
  id: 1,
  email: 'chidi@example.org',
  phone: null,
  name: 'Chidi Okafor',
  role: 'admin',
  passwordHash: 'a hash',
  passwordState: 'own',
  mailedPasswordExpiresAt: null,
  active: true,
  lastSignInAt: null,
};
const other = (changes: Partial<Person>): Person => ({ ...chidi, id: 2, ...changes });

test('who has no password yet and is active can accept an invitation', () => {
  expect(isInvited(other({ passwordState: 'none' }))).toBe(true);
  expect(isInvited(other({ passwordState: 'none', active: false }))).toBe(false);
  expect(isInvited(other({ passwordState: 'none', role: 'intern' }))).toBe(false);
  expect(isInvited(chidi)).toBe(false);
});

test('one who is invited, deactivated or a reviewer does not stand in for the last administrator', () => {
  const others = [
    other({ passwordState: 'none' }),
    other({ id: 3, active: false }),
    other({ id: 4, role: 'reviewer' }),
  ];
  expect(isLastAdministrator(chidi, [chidi, ...others])).toBe(true);
  expect(isLastAdministrator(chidi, [chidi, other({})])).toBe(false);
  expect(isLastAdministrator(other({ active: false }), [chidi])).toBe(false);
});

test('a name takes no rights; another role and deactivation do', () => {
  expect(changesRights(chidi, { name: 'Chidi', role: 'admin', active: true })).toBe(false);
  expect(changesRights(chidi, { role: 'reviewer' })).toBe(true);
  expect(takesAdministrator(chidi, { role: 'reviewer' })).toBe(true);
  expect(takesAdministrator(chidi, { active: false })).toBe(true);
  expect(takesAdministrator(chidi, { name: 'Chidi' })).toBe(false);
  expect(takesAdministrator(other({ role: 'reviewer' }), { active: false })).toBe(false);
});
