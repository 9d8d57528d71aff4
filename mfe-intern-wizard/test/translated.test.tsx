import { testTranslated } from '@portal/application-ui/testing';
import { openStep, person } from './open-wizard';

testTranslated({
  steps: [
    [2, 'Personal Info'],
    [3, 'Personal Details'],
    [4, 'Education'],
    [5, 'Experience'],
    [6, 'Motivation'],
    [7, 'Skills'],
    [8, 'Availability'],
    [9, 'Academic Reference'],
    [10, 'Community Reference'],
    [11, 'Documents'],
    [12, 'Review and Submit'],
  ],
  education: [4, 'Education'],
  open: ([step, heading], { empty }) => openStep(step, heading, empty ? { form: {} } : {}),
  typed: [person.name, person.email],
});
