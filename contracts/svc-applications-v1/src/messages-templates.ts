/** Characters of the parts of a mail's words. */
export const templateLimits = { subject: 150, text: 5000, small: 2000 } as const;

/** Messages about invalid text of a mail template. */
export const templateMessages = {
  subject: `Write a subject of at most ${templateLimits.subject} characters, on one line`,
  text: `Write a text of at most ${templateLimits.text} characters`,
  small: `The small print has at most ${templateLimits.small} characters`,
  unknown: (name: string, known: readonly string[]) =>
    `There is no {${name}} in this email. You can use ${known.map((one) => `{${one}}`).join(', ')}.`,
  missing: (name: string) => `The text must contain {${name}}.`,
  notInSubject: (name: string) => `{${name}} cannot be used in the subject.`,
  brace: 'A { or a } is missing. Write a placeholder between both: {name}.',
  address: (address: string) =>
    `"${address}" cannot be a link. Addresses start with https://, http:// or mailto:.`,
  changed: 'Somebody else has changed this email since you opened it. Check the new text.',
} as const;
