import { translated } from '@portal/application-ui/language';

interface Labelled {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly help?: string | undefined;
}

/** Translates the labels of a contract's choices into the page's language. */
export const translatedChoices = <Choice extends Labelled>(choices: readonly Choice[]): Choice[] =>
  choices.map((choice) => ({
    ...choice,
    label: translated(choice.label),
    ...(choice.hint !== undefined && { hint: translated(choice.hint) }),
    ...(choice.help !== undefined && { help: translated(choice.help) }),
  }));
