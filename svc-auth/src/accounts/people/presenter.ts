import { permissionsFor } from '@portal/service-kit/permissions';
import { isStaff, mustChangePassword, type Person } from './person';

const ownLanguage = ({ language }: Person) => (language === null ? {} : { language });

/** Role names for staff, which pages need only for members of staff. */
const ownRole = (person: Person) => ({
  ...(person.roleName !== undefined && { role_name: person.roleName }),
  ...(isStaff(person) && { permissions: permissionsFor(person) }),
});

/** Presents the data of a person that their own browser keeps. */
export function presentUser(person: Person) {
  return {
    id: person.id,
    role: person.role,
    ...ownRole(person),
    name: person.name,
    email: person.email,
    must_change_password: mustChangePassword(person),
    ...ownLanguage(person),
  };
}

/** Presents people's own profile to them. */
export function presentProfile(person: Person) {
  return {
    id: person.id,
    name: person.name,
    email: person.email,
    image: null,
    role: person.role,
    ...ownRole(person),
    phone: person.phone,
    must_change_password: mustChangePassword(person),
    ...ownLanguage(person),
  };
}

/** Presents a person to other services of the portal. */
export function presentPerson(person: Person) {
  return {
    id: person.id,
    name: person.name,
    email: person.email,
    phone: person.phone,
    role: person.role,
    ...(person.permissions && { permissions: person.permissions }),
    active: person.active,
    ...ownLanguage(person),
  };
}
