import { mustChangePassword, type Person } from './person';

const ownLanguage = ({ language }: Person) => (language === null ? {} : { language });

/** The part of a person that their own browser keeps. */
export function presentUser(person: Person) {
  return {
    id: person.id,
    role: person.role,
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
    active: person.active,
    ...ownLanguage(person),
  };
}
