import type { WizardMessages } from '@portal/ui/wizard';
import * as t from '../../messages/wizard';
import * as later from '../../messages/wizardLater';

/**
 * The messages that all wizards share, except the one about signing in again. Each is translated when it is read: add
 * more by `joined`, which does not read them.
 */
export const commonMessages: Omit<WizardMessages, 'sessionLost'> = {
  get saving() {
    return later.saving();
  },
  get saved() {
    return later.saved();
  },
  get notSaved() {
    return later.notSaved();
  },
  get restoring() {
    return t.restoring();
  },
  get restoreFailed() {
    return t.restoreFailed();
  },
  get failed() {
    return later.failed();
  },
  get unexpected() {
    return later.unexpected();
  },
  get offline() {
    return t.notReached();
  },
};

export const commonWords = {
  get documents() {
    return later.documentsNotSaved();
  },
  get loggedIn() {
    return later.loggedIn();
  },
  get restoredPersonal() {
    return later.personalRestored();
  },
};
