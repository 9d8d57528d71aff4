export { CorrectContact } from './correct-contact';
export type { ContactDoor } from './door';
