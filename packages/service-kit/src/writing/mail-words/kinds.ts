/** The text of a mail: subject, paragraphs, and the small print below its button. */
export interface Template {
  subject: string;
  text: string;
  small: string;
}

export interface Placeholder {
  name: string;
  /** What the placeholder stands for in a mail. */
  meaning: string;
  /** Set where the text must contain the placeholder. */
  required?: true;
  /** Set where the value has several paragraphs or other people's words: not allowed in a subject. */
  textOnly?: true;
}

/** A kind of mail whose text an administrator can change. */
export interface TemplateKind {
  key: string;
  label: string;
  placeholders: readonly Placeholder[];
  /** The text that is used until an administrator writes another one. */
  standard: Template;
}

/** Former names of placeholders, which occur in stored templates and which administrators may remember. */
const namesOfBefore: Readonly<Record<string, string>> = { '{house}': '{organisation}' };

/** Replaces former names of placeholders in a template. */
export function withPresentNames(template: Template): Template {
  const renamed = (words: string) =>
    Object.entries(namesOfBefore).reduce((text, [before, now]) => text.replaceAll(before, now), words);
  return { subject: renamed(template.subject), text: renamed(template.text), small: renamed(template.small) };
}
