import { message } from './message';
/** Limits of the parts of a mail's text, in characters. */
export const templateLimits = { subject: 150, text: 5000, small: 2000 } as const;

/** Messages about invalid text of a mail template. */
export const templateMessages = {
  subject: message('Write a subject of at most {subject} characters, on one line', {
    subject: templateLimits.subject,
  }),
  text: message('Write a text of at most {text} characters', { text: templateLimits.text }),
  small: message('The small print has at most {small} characters', { small: templateLimits.small }),
  unknown: (name: string, known: readonly string[]) =>
    message('There is no {placeholder} in this email. You can use {known}.', {
      placeholder: `{${name}}`,
      known: known.map((one) => `{${one}}`),
    }),
  missing: (name: string) => message('The text must contain {placeholder}.', { placeholder: `{${name}}` }),
  notInSubject: (name: string) =>
    message('{placeholder} cannot be used in the subject.', { placeholder: `{${name}}` }),
  brace: message('A {open} or a {close} is missing. Write a placeholder between both: {example}.', {
    open: '{',
    close: '}',
    example: '{name}',
  }),
  address: (address: string) =>
    message('"{address}" cannot be a link. Addresses start with https://, http:// or mailto:.', { address }),
  changed: 'Somebody else has changed this email since you opened it. Check the new text.',
} as const;
