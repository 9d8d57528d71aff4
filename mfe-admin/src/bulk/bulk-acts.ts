import { applicationsInWords, type BulkAct } from './acts';
import { AssignStep } from './assign-step';
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
    undo: {
      lead: 'They wait before they go out. Until then you can undo all of them, or each one in its row.',
      undone: 'The applicants have not been told anything.',
    },
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
    key: 'remind-drafts',
    label: 'Remind of drafts',
    title: 'Remind the owners of several drafts',
    button: (count) => `Remind the owners of ${count === 1 ? '1 draft' : `${count} drafts`}`,
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
  {
    key: 'assign',
    label: 'Assign readers',
    title: 'Assign readers to several applications',
    button: (count) => `Assign ${applicationsInWords(count)}`,
    done: 'assigned',
    undo: {
      lead: 'You can take that back. Readers from before stay.',
      undone: 'The readers of this act do not read them any more. What they wrote stays.',
    },
    adminOnly: true,
    Step: AssignStep,
  },
];
