import * as t from '../../messages/answers';

/** A question of the help page; a link to it ends with its id: /help#documents. */
export interface HelpAnswer {
  id: string;
  question: string;
  /** Paragraphs. */
  answer: readonly string[];
  /** Further words by which people may search for the answer. */
  also: string;
  link?: { href: string; text: string };
}

/**
 * The questions in the order in which they usually arise, in the language of the pages. `severalLanguages` adds the
 * question about languages.
 */
export const helpAnswers = (severalLanguages: boolean): readonly HelpAnswer[] => [
  ...everywhere(),
  ...(severalLanguages
    ? [
        {
          id: 'switch',
          question: t.switchQuestion(),
          answer: [t.switchAnswer1(), t.switchAnswer2()],
          also: t.switchAlso(),
        },
      ]
    : []),
];

const everywhere = (): readonly HelpAnswer[] => [
  {
    id: 'begin',
    question: t.beginQuestion(),
    answer: [t.beginAnswer1(), t.beginAnswer2()],
    also: t.beginAlso(),
    link: { href: '/prepare', text: t.beginLink() },
  },
  {
    id: 'come-back',
    question: t.comeBackQuestion(),
    answer: [t.comeBackAnswer1(), t.comeBackAnswer2()],
    also: t.comeBackAlso(),
  },
  {
    id: 'other-device',
    question: t.otherDeviceQuestion(),
    answer: [t.otherDeviceAnswer1(), t.otherDeviceAnswer2()],
    also: t.otherDeviceAlso(),
  },
  {
    id: 'documents',
    question: t.documentsQuestion(),
    answer: [t.documentsAnswer1(), t.documentsAnswer2(), t.documentsAnswer3()],
    also: t.documentsAlso(),
  },
  {
    id: 'connection',
    question: t.connectionQuestion(),
    answer: [t.connectionAnswer1(), t.connectionAnswer2()],
    also: t.connectionAlso(),
  },
  {
    id: 'referee',
    question: t.refereeQuestion(),
    answer: [t.refereeAnswer1(), t.refereeAnswer2()],
    also: t.refereeAlso(),
  },
  {
    id: 'language',
    question: t.languageQuestion(),
    answer: [t.languageAnswer()],
    also: t.languageAlso(),
  },
  {
    id: 'disability',
    question: t.disabilityQuestion(),
    answer: [t.disabilityAnswer()],
    also: t.disabilityAlso(),
  },
  {
    id: 'after',
    question: t.afterQuestion(),
    answer: [t.afterAnswer1(), t.afterAnswer2(), t.afterAnswer3()],
    also: t.afterAlso(),
    link: { href: '/', text: t.afterLink() },
  },
  {
    id: 'no-mail',
    question: t.noMailQuestion(),
    answer: [t.noMailAnswer1(), t.noMailAnswer2()],
    also: t.noMailAlso(),
  },
  {
    id: 'password',
    question: t.passwordLostQuestion(),
    answer: [t.passwordLostAnswer()],
    also: t.passwordLostAlso(),
    link: { href: '/', text: t.passwordLostLink() },
  },
  {
    id: 'private',
    question: t.privacyQuestion(),
    answer: [t.privacyAnswer1(), t.privacyAnswer2()],
    also: t.privacyAlso(),
  },
  {
    id: 'install',
    question: t.installQuestion(),
    answer: [t.installAnswer1(), t.installAnswer2()],
    also: t.installAlso(),
  },
];
