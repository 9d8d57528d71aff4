import type { DescribedField } from '@portal/ui/wizard';
import type { CommonForm } from '../form';
import { describeField } from '../form/describe-internship';
import { describeVisitField } from '../form/describe-visit';
import type { FullReview } from '../review';
import { internSections } from './intern-sections';
import {
  type EditedInternship,
  type EditedVisit,
  internFromReview,
  readIntern,
  readVisit,
  visitFromReview,
} from './read-review';
import type { EditSection } from './section';
import { visitorSections } from './visitor-sections';

/** How the applications of one programme are edited. */
export interface EditProgramme<Form extends CommonForm> {
  sections: readonly EditSection<Form>[];
  fromReview: (review: FullReview) => Form;
  /** Answers of another time in the shape of the form. */
  shape: (answers: object) => Form;
  describe: (key: string) => DescribedField;
}

export const internship: EditProgramme<EditedInternship> = {
  sections: internSections,
  fromReview: internFromReview,
  shape: readIntern,
  describe: describeField,
};

export const visit: EditProgramme<EditedVisit> = {
  sections: visitorSections,
  fromReview: visitFromReview,
  shape: readVisit,
  describe: describeVisitField,
};
