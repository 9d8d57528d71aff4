import { readingMessages as t } from '@portal/contract-svc-applications-v1';
import { isOpen } from '../../application';
import type { BulkKind } from './bulk';

/** Puts a label on submitted applications; applications that have it keep it. */
export const putLabel: BulkKind = {
  may: 'assess',
  needs: ['label'],
  async judge({ labels }, { words }) {
    const isGone = words.label !== undefined && !(await labels.find(words.label));
    return (application) => (isOpen(application) ? t.notSubmitted : isGone ? t.labelGone : null);
  },
  async perform({ labels }, { actor, application, words }, { clock }) {
    await labels.put(Number(words.label), [application.id], actor.personId, clock());
    return {};
  },
};
