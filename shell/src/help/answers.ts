/** A question of the help page; its id is the end of a link to it: /help#documents. */
export interface HelpAnswer {
  id: string;
  question: string;
  /** Paragraphs. */
  answer: readonly string[];
  /** Other words that people may look for. */
  also: string;
  link?: { href: string; text: string };
}

/** The questions in the order in which they come up. Each text stands whole, so that it can be translated. */
export const helpAnswers: readonly HelpAnswer[] = [
  {
    id: 'begin',
    question: 'What do I need before I begin?',
    answer: [
      'An email address that you read, a phone number, and your documents as PDF files.',
      'Nothing has to be ready on the first day. You can begin now, and add a document later.',
    ],
    also: 'start prepare requirements checklist list papers',
    link: { href: '/prepare', text: 'See the list, tick it and print it' },
  },
  {
    id: 'come-back',
    question: 'Can I stop and go on later?',
    answer: [
      'Yes. What you type is kept as you go.',
      'To go on, choose the same programme again, and enter the same email and the same phone number.',
    ],
    also: 'resume continue save saved draft return lost',
  },
  {
    id: 'other-device',
    question: 'Can I go on with another phone or computer?',
    answer: [
      'Yes. What you have sent with Next is kept by us. Enter the same email and phone number on the other device.',
      'What you typed after your last Next is on the first device only.',
    ],
    also: 'device laptop borrowed cafe internet switch',
  },
  {
    id: 'documents',
    question: 'How do I add a document?',
    answer: [
      'Each document is a PDF file, smaller than 5MB. A passport or an identity card may be a picture, too.',
      'You can print to a PDF from most programs. Many phones can scan a paper and save it as a PDF.',
      'A file is sent as soon as you choose it. You do not have to choose it again.',
    ],
    also: 'upload file pdf photo scan cv letter transcript passport size large attach',
  },
  {
    id: 'connection',
    question: 'What if my connection breaks?',
    answer: [
      'Keep the page open. What you typed stays on this device.',
      'When the connection is back, press the button again.',
    ],
    also: 'internet network offline slow bundle data line',
  },
  {
    id: 'referee',
    question: 'Who can be my referee?',
    answer: [
      'Somebody who knows your work or your character well, and who reads their email.',
      'Ask this person before you write down their name. Family members are not a good choice.',
    ],
    also: 'reference letter recommendation teacher lecturer supervisor',
  },
  {
    id: 'language',
    question: 'Must my English be perfect?',
    answer: ['No. Write as you would speak. We look for your reasons, not for perfect language.'],
    also: 'english writing grammar statement kinyarwanda french spelling',
  },
  {
    id: 'disability',
    question: 'Does it count against me that I have a disability?',
    answer: ['No. We ask so that we can prepare the place and the work for you.'],
    also: 'disabled wheelchair support needs accommodation',
  },
  {
    id: 'after',
    question: 'What happens after I apply?',
    answer: [
      'You get an email that we have your application, with what you need to sign in.',
      'People of our team read it. You see on your own page how far it is.',
      'You get an email when we have decided, or when we need something more from you.',
    ],
    also: 'submitted decision wait status review answer result reply',
    link: { href: '/', text: 'Sign in' },
  },
  {
    id: 'no-mail',
    question: 'I got no email. What can I do?',
    answer: [
      'Look into your folder for spam first.',
      'Was there a mistake in your email address? Write to us, and tell us your full name.',
    ],
    also: 'mail inbox spam junk confirmation received address wrong',
  },
  {
    id: 'password',
    question: 'I do not know my password any more',
    answer: [
      'On the home page, press Forgot password? and enter your email. You get a link to choose a new one.',
    ],
    also: 'login log in sign in forgot reset account',
    link: { href: '/', text: 'Go to the home page' },
  },
  {
    id: 'private',
    question: 'Who reads what I write?',
    answer: [
      'Only people who review applications. We use it for nothing else.',
      'Write to us if you want to know what we keep about you, or want it to be erased.',
    ],
    also: 'privacy data confidential delete erase personal protection',
  },
];
