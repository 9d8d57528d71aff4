/** The words of a mail: subject, paragraphs, and the small print below its button. */
export interface Template {
  subject: string;
  text: string;
  small: string;
}

export interface Placeholder {
  name: string;
  /** What stands there in a mail. */
  meaning: string;
  /** Where the text has to contain it. */
  required?: true;
  /** Several paragraphs, or words of other people: nothing for a subject. */
  textOnly?: true;
}

/** A kind of mail whose words an administrator can change. */
export interface TemplateKind {
  key: string;
  label: string;
  placeholders: readonly Placeholder[];
  /** As it is mailed while nobody has written another. */
  standard: Template;
}

/** Placeholders by the earlier names, which stored templates have and administrators may remember. */
const namesOfBefore: Readonly<Record<string, string>> = { '{house}': '{organisation}' };

/** A template with the placeholders that are known now. */
export function withPresentNames(template: Template): Template {
  const renamed = (words: string) =>
    Object.entries(namesOfBefore).reduce((text, [before, now]) => text.replaceAll(before, now), words);
  return { subject: renamed(template.subject), text: renamed(template.text), small: renamed(template.small) };
}
