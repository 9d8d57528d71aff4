import { press, see, twoWidths, view } from './staff-view';
import type { State } from './state';

const roles = '/admin/portal-settings/roles';
const person = { id: 2, name: 'Eric Nshuti' };
const reader = {
  id: 7,
  role: 'staff:7',
  name: 'Reader',
  permissions: ['readApplications', 'readDocuments', 'readReports'],
  version: 1,
  staff: [person],
  changeable: true,
};
const all = [...reader.permissions, 'assess', 'decide', 'manageMail', 'manageStaff', 'manageRoles'];
const withReader = {
  call: '/api/staff/roles',
  status: 200,
  body: {
    built_in: [{ role: 'admin', permissions: all }],
    roles: [reader],
    own_permissions: all,
  },
};

/** States of the page of roles. */
export const roleStates: State[] = [
  view('roles', 'nobody has made a role', roles, {
    widths: twoWidths,
    then: see('No roles of your own yet'),
  }),
  view('roles-some', 'a role that somebody has', roles, {
    widths: twoWidths,
    answered: [withReader],
    then: see('Eric Nshuti'),
  }),
  view('roles-wrong', 'a role without a name and permissions', roles, {
    widths: twoWidths,
    then: press(['New role', 'Name of the role'], ['Save role', 'Choose what the role may do']),
  }),
  view('roles-remove', 'a role that somebody has is about to be removed', roles, {
    widths: twoWidths,
    answered: [withReader],
    then: press(['Remove: Reader', 'Role they get instead']),
  }),
];
