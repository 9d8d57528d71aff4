export { CorrectContact } from './correct-contact';
export type { ContactForm } from './contact-form';
