import { said } from '@portal/application-ui/language';

/** Choices of a contract with their words in the language of the page. */
export const saidChoices = <Choice extends { readonly label: string; readonly hint?: string | undefined }>(
  choices: readonly Choice[],
): Choice[] =>
  choices.map((choice) => ({
    ...choice,
    label: said(choice.label),
    ...(choice.hint !== undefined && { hint: said(choice.hint) }),
  }));
