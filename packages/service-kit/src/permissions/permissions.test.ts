import { can, isStaff, permissions, staffRoles } from './permissions';

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

test.each(['intern', 'visitor', '', 'constructor', 'Admin'])(
  '%p is no role of staff, and may nothing',
  (role) => {
    expect([isStaff({ role }), held(role)]).toEqual([false, []]);
  },
);

test('who is on the staff has one of its roles', () => {
  expect(staffRoles.map((role) => isStaff({ role }))).toEqual([true, true]);
});
