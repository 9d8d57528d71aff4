import {
  builtInRoles,
  can,
  covers,
  customRole,
  isStaff,
  mayAdminister,
  permissions,
  permissionsFor,
} from './permissions';

const held = (role: string) => permissions.filter((permission) => can({ role }, permission));

test('each permission has one name', () => {
  expect(new Set(permissions).size).toBe(permissions.length);
});

test('an administrator may do everything, a reviewer what belongs to reading and deciding', () => {
  expect(held('admin')).toEqual(permissions);
  expect(held('reviewer')).toEqual([
    'readApplications',
    'readDocuments',
    'assess',
    'decide',
    'askForChanges',
    'sendMails',
    'actOnSeveral',
    'readReports',
  ]);
});

test.each(['intern', 'visitor', '', 'constructor', 'Admin', 'staff:', 'staff:0', 'staff:x', ' staff:1'])(
  '%p is no role of staff, and may nothing',
  (role) => {
    expect([isStaff({ role }), held(role)]).toEqual([false, []]);
    expect(permissionsFor({ role, permissions })).toEqual([]);
  },
);

test('who is on the staff has one of its roles', () => {
  expect(builtInRoles.map((role) => isStaff({ role }))).toEqual([true, true]);
});

describe('a custom role', () => {
  const role = customRole(7);

  test.each([...permissions])('with %s alone may this alone', (permission) => {
    expect(permissionsFor({ role, permissions: [permission] })).toEqual([permission]);
  });

  test('may nothing where its permissions did not come with it', () => {
    expect([isStaff({ role }), held(role)]).toEqual([true, []]);
  });

  test('has no permission that the table does not name', () => {
    expect(permissionsFor({ role, permissions: ['decide', 'everything'] })).toEqual(['decide']);
  });

  test('adds nothing to a built-in role', () => {
    expect(can({ role: 'reviewer', permissions: ['manageStaff'] }, 'manageStaff')).toBe(false);
  });

  test('a role covers roles with no more permissions than its own', () => {
    const holder = { role, permissions: ['decide', 'assess'] };
    expect([covers(holder, ['decide']), covers(holder, ['decide', 'manageStaff'])]).toEqual([true, false]);
  });

  test('is asked for a second factor where it may more than read and decide', () => {
    expect(
      [['decide'], ['decide', 'manageMail']].map((own) => mayAdminister({ role, permissions: own })),
    ).toEqual([false, true]);
  });
});
