import type { Choice } from '../vocabulary';

/** A document that a wizard asks for. */
export interface AskedDocument extends Choice {
  /** There is no submission without it. */
  readonly required?: true;
  readonly hint?: string;
}

export interface WizardStep {
  /** Names it in an address. */
  readonly value: string;
  readonly label: string;
  readonly lead: string;
  readonly tip: string;
  /** The sections that it asks, by their keys. */
  readonly sections: readonly string[];
  /** The documents are sent here. */
  readonly documents?: true;
}

/** A wizard that is made from its programme: no page of it is written by hand. */
export interface ProgrammeWizard {
  /** 'Volunteering application'. */
  readonly title: string;
  /** The description of the programme on the first page, a string for each paragraph. */
  readonly about: readonly string[];
  /**
   * In their order. The first asks the section `welcome`, the second `person` and signs in; the last shows all answers
   * and asks the section `signature`.
   */
  readonly steps: readonly WizardStep[];
  readonly documents: readonly AskedDocument[];
  /** What happens after the submission, one after the other. */
  readonly next: readonly string[];
}
