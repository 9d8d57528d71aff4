import { mustChangePassword, type Person } from './person';

/** What a person's own browser keeps of them. */
export function presentUser(person: Person) {
  return {
    id: person.id,
    role: person.role,
    name: person.name,
    email: person.email,
    must_change_password: mustChangePassword(person),
  };
}

/** A person to themselves. */
export function presentProfile(person: Person) {
  return {
    id: person.id,
    name: person.name,
    email: person.email,
    image: null,
    role: person.role,
    phone: person.phone,
    must_change_password: mustChangePassword(person),
  };
}

/** A person to our other services. */
export function presentPerson(person: Person) {
  return {
    id: person.id,
    name: person.name,
    email: person.email,
    phone: person.phone,
    role: person.role,
    active: person.active,
  };
}
