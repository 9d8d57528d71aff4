import { testTranslated } from '@portal/application-ui/testing';
import { openStep, visitor } from './open-wizard';

testTranslated({
  steps: [
    [2, 'Personal Info'],
    [3, 'Education'],
    [4, 'Visit Goals'],
    [5, 'Logistics'],
    [6, 'Documents'],
    [7, 'Declaration'],
    [8, 'Review & Submit'],
  ],
  education: [3, 'Education'],
  open: ([step, heading], { empty }) => openStep(step, heading, empty ? { form: {}, uploads: [] } : {}),
  typed: [visitor.name, visitor.email],
});
