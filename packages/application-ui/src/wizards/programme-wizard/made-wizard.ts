import {
  type ApplicationType,
  type ProgrammeWizard,
  programmeWizards,
} from '@portal/contract-svc-applications-v1';
import { programmeAnswers, type Section } from '@portal/contract-svc-applications-v1/questions';

/** A programme's wizard with the sections of its steps. */
export interface MadeWizard extends ProgrammeWizard {
  /** All its sections, in order. */
  sections: readonly Section[];
  /** A section of the programme by its key. @throws Error for an unknown key */
  named(key: string): Section;
}

/** @throws Error for a programme whose wizard is not built from its table */
export function madeWizard(type: ApplicationType): MadeWizard {
  const wizard = programmeWizards[type];
  if (!wizard) throw new Error(`The wizard of ${type} is not made from its programme`);
  const { sections } = programmeAnswers[type];
  return {
    ...wizard,
    sections,
    named(key) {
      const section = sections.find((one) => one.key === key);
      if (!section) throw new Error(`The programme ${type} asks no section ${key}`);
      return section;
    },
  };
}
