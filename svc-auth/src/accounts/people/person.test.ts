import { isStaff, mayGetMailedPassword, mustChangePassword, type Person, passwordHasExpired } from './person';

const now = new Date('2026-11-21T09:00:00Z');
const tomorrow = new Date('2026-11-22T09:00:00Z');
const yesterday = new Date('2026-11-20T09:00:00Z');

function person(changes: Partial<Person>): Person {
  return {
    id: 1,
    email: 'amina@example.org',
    phone: '250788123456',
    name: 'Amina',
    role: 'intern',
    passwordHash: null,
    passwordState: 'none',
    mailedPasswordExpiresAt: null,
    active: true,
    lastSignInAt: null,
    devicesSinceAt: null,
    leftAt: null,
    language: null,
    provenAt: null,
    phoneProvenAt: null,
    createdAt: yesterday,
    ...changes,
  };
}

describe('a person', () => {
  it('is staff as administrator or reviewer, and not as applicant', () => {
    expect(['admin', 'reviewer', 'intern', 'visitor'].map((role) => isStaff({ role }))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it('is asked to change a mailed password, used or not, and never an own one', () => {
    expect(mustChangePassword(person({ passwordState: 'mailed', mailedPasswordExpiresAt: tomorrow }))).toBe(
      true,
    );
    expect(mustChangePassword(person({ passwordState: 'mailed' }))).toBe(true);
    expect(mustChangePassword(person({ passwordState: 'own' }))).toBe(false);
  });

  it('cannot use a mailed password after its last day', () => {
    const mailed = { passwordState: 'mailed' } as const;
    expect(passwordHasExpired(person({ ...mailed, mailedPasswordExpiresAt: yesterday }), now)).toBe(true);
    expect(passwordHasExpired(person({ ...mailed, mailedPasswordExpiresAt: now }), now)).toBe(true);
    expect(passwordHasExpired(person({ ...mailed, mailedPasswordExpiresAt: tomorrow }), now)).toBe(false);
  });

  it('keeps a mailed password that they have used once', () => {
    const used = person({ passwordState: 'mailed', mailedPasswordExpiresAt: null });
    expect(passwordHasExpired(used, now)).toBe(false);
    expect(mayGetMailedPassword(used)).toBe(false);
  });

  it('may get a mailed password while they have none, or have not used the mailed one', () => {
    expect(mayGetMailedPassword(person({}))).toBe(true);
    expect(
      mayGetMailedPassword(person({ passwordState: 'mailed', mailedPasswordExpiresAt: yesterday })),
    ).toBe(true);
    expect(mayGetMailedPassword(person({ passwordState: 'own' }))).toBe(false);
  });
});
