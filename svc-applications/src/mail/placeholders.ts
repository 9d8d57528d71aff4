import type { Placeholder } from '@portal/service-kit/mail-words';

/** Placeholders that several mails share. */
export const programme: Placeholder = {
  name: 'programme',
  meaning: 'the programme within a sentence: internship',
};
export const one: Placeholder = { name: 'one', meaning: 'the programme with its article: an internship' };
export const organisation: Placeholder = { name: 'organisation', meaning: 'the name of the organisation' };
export const reference: Placeholder = {
  name: 'reference',
  meaning: 'the number of the application: APP-007',
};
export const name: Placeholder = { name: 'name', meaning: "the applicant's name" };
export const message: Placeholder = {
  name: 'message',
  meaning: 'the message from staff',
  required: true,
  textOnly: true,
};
