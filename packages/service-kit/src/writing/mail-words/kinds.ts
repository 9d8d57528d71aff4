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
