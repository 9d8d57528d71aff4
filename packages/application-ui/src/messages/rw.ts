/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const words: readonly unknown[] = [
  'Banza urebe: ese birakureba?',
  'Ibi ni ibyawe gusa. Ntitubika igisubizo cyawe.',
  'Ushobora gusaba kudusura',
  'Abandi bashobora kugufasha:',
  <T>({ mail }: { mail: (words: string) => T }) => [
    'Nta cyo wanditse gitakaye. Ufite gushidikanya? Andikira ',
    mail(''),
    '.',
  ],
];

export default words;
