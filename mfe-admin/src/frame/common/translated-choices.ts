import { translated } from '@portal/application-ui/language';

interface Labelled {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly help?: string | undefined;
}

/** Choices of a contract with their words in the language of the page. */
export const translatedChoices = <Choice extends Labelled>(choices: readonly Choice[]): Choice[] =>
  choices.map((choice) => ({
    ...choice,
    label: translated(choice.label),
    ...(choice.hint !== undefined && { hint: translated(choice.hint) }),
    ...(choice.help !== undefined && { help: translated(choice.help) }),
  }));
