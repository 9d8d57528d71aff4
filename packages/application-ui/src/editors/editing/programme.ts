import type { DescribedField } from '@portal/ui/draft';
import type { WizardForm } from '../../base/form';
import { describeField } from '../../base/form/describe-internship';
import { describeVisitField } from '../../base/form/describe-visit';
import type { FullReview } from '../../base/review';
import { internSections } from './intern-sections';
import { internDocuments, internLetters } from './intern-upload-targets';
import {
  type EditedInternship,
  type EditedVisit,
  internFromReview,
  readIntern,
  readVisit,
  visitFromReview,
} from './read-review';
import type { EditSection } from './section';
import type { UploadTarget } from './upload-targets';
import { visitorSections } from './visitor-sections';
import { visitorDocuments } from './visitor-upload-targets';

/** The files of a programme's application, and their calls. */
export interface EditedFiles {
  documents: (review: FullReview) => UploadTarget[];
  /** The letters of the referees. */
  letters: (review: FullReview) => UploadTarget[];
}

/** The editor of a programme's applications. */
export interface EditProgramme<Form extends WizardForm> extends EditedFiles {
  sections: readonly EditSection<Form>[];
  fromReview: (review: FullReview) => Form;
  /** Brings answers of an earlier format into the form. */
  shape: (answers: object) => Form;
  describe: (key: string) => DescribedField;
}

export const internship: EditProgramme<EditedInternship> = {
  sections: internSections,
  fromReview: internFromReview,
  shape: readIntern,
  describe: describeField,
  documents: internDocuments,
  letters: internLetters,
};

export const visit: EditProgramme<EditedVisit> = {
  sections: visitorSections,
  fromReview: visitFromReview,
  shape: readVisit,
  describe: describeVisitField,
  documents: visitorDocuments,
  letters: () => [],
};
