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
  devicesSinceAt: null,
  leftAt: null,
  language: null,
  provenAt: null,
  phoneProvenAt: null,
  createdAt: new Date('2026-11-20T09:00:00Z'),
};
const other = (changes: Partial<Person>): Person => ({ ...chidi, id: 2, ...changes });

test('an active person without a password can accept an invitation', () => {
  expect(isInvited(other({ passwordState: 'none' }))).toBe(true);
  expect(isInvited(other({ passwordState: 'none', active: false }))).toBe(false);
  expect(isInvited(other({ passwordState: 'none', role: 'intern' }))).toBe(false);
  expect(isInvited(chidi)).toBe(false);
});

test('an invited or deactivated person or a reviewer cannot replace the last administrator', () => {
  const others = [
    other({ passwordState: 'none' }),
    other({ id: 3, active: false }),
    other({ id: 4, role: 'reviewer' }),
  ];
  expect(isLastAdministrator(chidi, [chidi, ...others])).toBe(true);
  expect(isLastAdministrator(chidi, [chidi, other({})])).toBe(false);
  expect(isLastAdministrator(other({ active: false }), [chidi])).toBe(false);
});

test('a new name takes no rights away; another role and deactivation do', () => {
  expect(changesRights(chidi, { name: 'Chidi', role: { role: 'admin' }, active: true })).toBe(false);
  expect(changesRights(chidi, { role: { role: 'reviewer' } })).toBe(true);
  expect(takesAdministrator(chidi, { role: { role: 'reviewer' } })).toBe(true);
  expect(takesAdministrator(chidi, { active: false })).toBe(true);
  expect(takesAdministrator(chidi, { name: 'Chidi' })).toBe(false);
  expect(takesAdministrator(other({ role: 'reviewer' }), { active: false })).toBe(false);
});
