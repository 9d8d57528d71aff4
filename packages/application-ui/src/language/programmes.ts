import {
  type ApplicationType,
  programmeOf,
  type TranslatedOffer,
} from '@portal/contract-svc-applications-v1';

type Names = Pick<TranslatedOffer, 'label' | 'one'>;

let translated: Readonly<Partial<Record<string, Names>>> = {};

/** Names programmes by this from now on; one that is not there is named in English. */
export function speakProgrammes(names: typeof translated = {}): void {
  translated = names;
}

/** 'Internship' in the language of the page. */
export const programmeLabel = (type: ApplicationType): string =>
  (translated[type] ?? programmeOf(type)).label;

/** The programme's name within a sentence, in the language of the page: 'Apply for an internship'. */
export const programmeOne = (type: ApplicationType): string => (translated[type] ?? programmeOf(type)).one;
