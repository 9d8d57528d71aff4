import { finishing, QuestionFields } from '@portal/application-ui/questions';
import { courses, degrees, honors, schools } from '@portal/contract-svc-applications-v1/questions';
import type { StepModule } from '../../wizard/app';

const sections = [schools, degrees, honors, courses];

export const step: StepModule = {
  Fields: () => sections.map((one) => <QuestionFields key={one.key} of={one} />),
  logic: () => finishing(...sections),
};
