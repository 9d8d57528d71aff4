import {
  identityUpload,
  type ReferenceType,
  requiredInternshipDocuments,
  requiredVisitDocuments,
} from '../vocabulary';
import { type ApplicationType, type ByProgramme, programmeWizards } from '.';

/** The questions of a wizard's step: the step is complete when none of them is missing or wrong. */
export interface StepParts {
  /** Keys of sections, and of referees. */
  readonly sections: readonly string[];
  /** The kind of referee whose letter the step needs. */
  readonly letter?: ReferenceType;
  /** The documents that the step needs, depending on the answers. */
  readonly documents?: (answers: Readonly<Record<string, unknown>>) => readonly string[];
}

const visitDocuments = ({ purpose }: Readonly<Record<string, unknown>>) =>
  requiredVisitDocuments[purpose === 'institutional' ? 'institutional' : 'personal'];

/** The steps of the wizards with pages of their own, in their order. */
const ownParts: Partial<ByProgramme<readonly StepParts[]>> = {
  intern: [
    { sections: ['welcome'] },
    { sections: ['person'] },
    { sections: ['person', 'disability'] },
    { sections: ['schools', 'degrees', 'honors', 'courses'] },
    { sections: ['clinical-experience', 'research-experience', 'volunteer-experience'] },
    { sections: ['interests', 'statement'] },
    { sections: ['skills'] },
    { sections: ['availability'] },
    { sections: ['academic-reference'], letter: 'academic' },
    { sections: ['community-reference'], letter: 'community' },
    { sections: [], documents: () => requiredInternshipDocuments },
    { sections: ['signature'] },
  ],
  visitor: [
    { sections: ['welcome'] },
    { sections: ['person', 'organisation', 'disability'], documents: () => [identityUpload] },
    { sections: ['highest-education', 'skills'] },
    { sections: ['interests', 'statement'] },
    { sections: ['logistics'] },
    { sections: [], documents: visitDocuments },
    { sections: ['declarations'] },
    { sections: ['signature'] },
  ],
};

/** The questions of each step of a programme's wizard, in order. */
export function stepParts(type: ApplicationType): readonly StepParts[] {
  const made = programmeWizards[type];
  if (!made) return ownParts[type] ?? [];
  const needed = made.documents.filter(({ required }) => required).map(({ value }) => value);
  return made.steps.map(({ sections, documents }) => ({
    sections,
    ...(documents && { documents: () => needed }),
  }));
}
