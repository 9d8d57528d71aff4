import {
  CourseFields,
  DegreeFields,
  educationRules,
  HonorFields,
  InstitutionFields,
} from '@portal/application-ui/education';
import type { StepModule } from '../../wizard/step-module';

function EducationFields() {
  return (
    <>
      <InstitutionFields />
      <DegreeFields />
      <HonorFields />
      <CourseFields />
    </>
  );
}

export const step: StepModule = {
  Fields: EducationFields,
  logic: ({ api, draft, form }) => ({
    check: educationRules,
    async save() {
      await draft.write((version) => api.institutions(form.values(), version));
      await draft.write((version) => api.degrees(form.values(), version));
      await draft.write((version) => api.honors(form.values(), version));
      await draft.write((version) => api.courses(form.values(), version));
      return undefined;
    },
  }),
};
