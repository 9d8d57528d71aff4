export type { ContactForm } from './contact-form';
export { CorrectContact } from './correct-contact';
