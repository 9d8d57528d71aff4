import { translated } from '@portal/application-ui/language';
import { type ApplicationType, programmeOf } from '@portal/contract-svc-applications-v1';
import { accounts } from '../../api/mail-templates';
import * as t from '../../messages/mail-templates';

export const templatesPath = '/admin/portal-settings/mail-words';

export const templateWords = {
  get title() {
    return t.wordsOfEmails();
  },
  get lead() {
    return t.templatesLead();
  },
  get loadFailed() {
    return t.templatesNotLoaded();
  },
  get accountsFailed() {
    return t.accountTemplatesNotLoaded();
  },
  get saved() {
    return t.wordsSaved();
  },
  get back() {
    return t.standardBack();
  },
  get saveFailed() {
    return t.wordsNotSavedTryAgain();
  },
  get previewFailed() {
    return t.previewFailed();
  },
  get restored() {
    return t.versionRestored();
  },
  get noNumber() {
    return t.enterNumber();
  },
  noApplication: (id: number) => t.noSuchApplication({ id }),
} as const;

/** Returns the name of a group of emails. */
export const groupName = (programme: string): string =>
  programme === accounts
    ? t.templatesOfAccounts()
    : translated(programmeOf(programme as ApplicationType).label);
