import { applicationsInWords, type BulkAct } from './acts';
import { LabelStep } from './label-step';
import { StatusStep } from './status-step';

/** Every act that is offered on chosen rows. A further act is one more entry, and one of the service. */
export const bulkActs: readonly BulkAct[] = [
  {
    key: 'status',
    label: 'Set status',
    title: 'Set the status of several applications',
    button: (count) => `Decide on ${applicationsInWords(count)}`,
    done: 'decided',
    Step: StatusStep,
  },
  {
    key: 'remind',
    label: 'Remind referees',
    title: 'Remind the referees of several applications',
    button: (count) => `Remind the referees of ${applicationsInWords(count)}`,
    done: 'reminded',
  },
  {
    key: 'label',
    label: 'Put a label',
    title: 'Put a label on several applications',
    button: (count) => `Label ${applicationsInWords(count)}`,
    done: 'labelled',
    Step: LabelStep,
  },
];
