import * as t from '../../messages/bulk';
import * as results from '../../messages/results';
import { applicationsInWords, type BulkAct } from './acts';
import { AssignStep } from './assign-step';
import { LabelStep } from './label-step';
import { PrepareStep, StatusStep } from './status-step';

/** Every act on selected rows. To add an act, add an entry here and one in the service. */
export const bulkActs: readonly BulkAct[] = [
  {
    key: 'status',
    may: 'decide',
    label: t.setStatus,
    title: t.setStatusTitle,
    button: (count) => t.decideOn({ applications: applicationsInWords(count) }),
    done: (count) => t.areDecided({ applications: applicationsInWords(count) }),
    undo: { lead: t.decidedLead, undone: t.decidedUndone },
    Step: StatusStep,
    keepsText: true,
    fields: /^(status|message|messages(\.\w+)?)$/,
  },
  {
    key: 'prepare',
    may: 'decide',
    label: results.prepareSeveral,
    title: results.prepareSeveralTitle,
    button: (count) => results.prepareOn({ applications: applicationsInWords(count) }),
    done: (count) => results.arePrepared({ applications: applicationsInWords(count) }),
    undo: { lead: results.preparedLead, undone: results.preparedUndone },
    Step: PrepareStep,
    keepsText: true,
    fields: /^(status|message|messages(\.\w+)?)$/,
  },
  {
    key: 'remind',
    may: 'sendMails',
    label: t.remindReferees,
    title: t.remindRefereesTitle,
    button: (count) => t.remindRefereesOf({ applications: applicationsInWords(count) }),
    done: (count) => t.areReminded({ applications: applicationsInWords(count) }),
  },
  {
    key: 'remind-drafts',
    may: 'sendMails',
    label: t.remindDrafts,
    title: t.remindDraftsTitle,
    button: (count) => t.remindDraftsOf({ count }),
    done: (count) => t.areReminded({ applications: applicationsInWords(count) }),
  },
  {
    key: 'label',
    may: 'assess',
    label: t.putLabel,
    title: t.putLabelTitle,
    button: (count) => t.labelCount({ applications: applicationsInWords(count) }),
    done: (count) => t.areLabelled({ applications: applicationsInWords(count) }),
    Step: LabelStep,
    fields: /^label$/,
  },
  {
    key: 'assign',
    may: 'assignReaders',
    label: t.assignReaders,
    title: t.assignReadersTitle,
    button: (count) => t.assignCount({ applications: applicationsInWords(count) }),
    done: (count) => t.areAssigned({ applications: applicationsInWords(count) }),
    undo: { lead: t.assignedLead, undone: t.assignedUndone },
    Step: AssignStep,
  },
];
