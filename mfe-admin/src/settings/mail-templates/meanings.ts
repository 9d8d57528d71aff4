import * as t from '../../messages/mail-templates';

/** Translations of the meanings of placeholders, by the service's words. */
const meanings: Readonly<Record<string, () => string>> = {
  "the applicant's name": t.templateApplicant,
  'number of days without a change: 3, 10 or more': t.templateDays,
  'the day on which the draft is deleted': t.templateEnds,
  'the name of the organisation': t.templateOrganisation,
  'the name of the administrator who invites': t.templateInviter,
  'what an administrator or a reviewer may do': t.templateMay,
  'the name of the invited person': t.templateInvited,
  'until when it can be submitted, with the place of the clock': t.templateUntilPlace,
  'what happens next in this programme': t.templateNext,
  'the programme with its article: an internship': t.templateOne,
  'the programme within a sentence: internship': t.templateProgramme,
  'the number of the application: APP-007': t.templateReference,
  'how long the password or the link works': t.templateSignInLater,
  ', complete with its documents: if documents were requested': t.templateDocuments,
  'the message from staff': t.templateMessage,
  'how to sign in, or to choose a password': t.templateSignIn,
};

/** Returns a placeholder's meaning in the page's language; an unknown one in the service's words. */
export const meaningInWords = (meaning: string): string => meanings[meaning]?.() ?? meaning;
