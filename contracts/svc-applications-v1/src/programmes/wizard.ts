import type { Choice } from '../vocabulary';

/** A document that a wizard asks for. */
export interface AskedDocument extends Choice {
  /** Set when an application cannot be submitted without the document. */
  readonly required?: true;
  readonly hint?: string;
}

export interface WizardStep {
  /** The step's name in an address. */
  readonly value: string;
  readonly label: string;
  readonly lead: string;
  readonly tip: string;
  /** The sections that it asks, by their keys. */
  readonly sections: readonly string[];
  /** Set on the step in which the documents are sent. */
  readonly documents?: true;
}

/** A wizard that is built from this description: none of its pages is written by hand. */
export interface ProgrammeWizard {
  /** 'Volunteering application'. */
  readonly title: string;
  /** The description of the programme on the first page, a string for each paragraph. */
  readonly about: readonly string[];
  /**
   * The steps in order. The first asks the section `welcome`, the second `person` and signs in; the last shows all
   * answers and asks the section `signature`.
   */
  readonly steps: readonly WizardStep[];
  readonly documents: readonly AskedDocument[];
  /** What happens after the submission, in order. */
  readonly next: readonly string[];
}
