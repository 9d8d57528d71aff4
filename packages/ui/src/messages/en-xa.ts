/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const words: readonly unknown[] = [
  ': hömëmë',
  ({ name }: { name: string | number }) => `, ${name}: hömëmë`,
  'Skípíp töö thëë máínín cöntëntënt',
  'Clösësë',
  'Löádíngíng',
  ({ title }: { title: string | number }) => `Ërrörör: ${title}`,
  ' (öptíönálnál)',
  'Ërrörör: ',
  'Thërërë íss áá pröblëmlëm',
  <T>({ hidden }: { hidden: (words: string) => T }) => ['Shöwöw', hidden(' pásswördörd')],
  <T>({ hidden }: { hidden: (words: string) => T }) => ['Hídëdë', hidden(' pásswördörd')],
  'Yöúrúr pásswördörd cánn bëë sëënën',
  'Dísmíssíss',
  'Lángúágëágë',
];

export default words;
