/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const words: readonly unknown[] = [
  'Fírstst: íss ítt förr yöúú?',
  'Thísís íss förr yöúú álönënë. Wëë döö nött këëpëp yöúrúr ánswërër.',
  'Yöúú máyy cömëmë förr áá vísítít ínstëádëád',
  'Öthërsrs whöö máyy hávëvë sömëthíngíng förr yöúú:',
  <T>({ mail }: { mail: (words: string) => T }) => [
    'Nöthíngíng thátát yöúú typëdëd íss löstst. Árëë yöúú nött súrërë? Wrítëtë töö ',
    mail(''),
    '.',
  ],
];

export default words;
