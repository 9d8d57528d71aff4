import { permissionsFor } from '@portal/service-kit/permissions';
import { isStaff, mustChangePassword, type Person } from './person';

const ownLanguage = ({ language }: Person) => (language === null ? {} : { language });

/** What pages show to a member of staff, and what they leave out. */
const ownRole = (person: Person) => ({
  ...(person.roleName !== undefined && { role_name: person.roleName }),
  ...(isStaff(person) && { permissions: permissionsFor(person) }),
});

/** The part of a person that their own browser keeps. */
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

/** A person, as they see their own profile. */
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

/** A person, as other services of the portal see them. */
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
