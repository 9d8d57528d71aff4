/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const words: readonly unknown[] = [
  ': ahabanza',
  ({ name }: { name: string | number }) => `, ${name}: ahabanza`,
  'Jya ku by’ingenzi',
  'Funga',
  'Birafunguka',
  ({ title }: { title: string | number }) => `Ikosa: ${title}`,
  ' (si ngombwa)',
  'Ikosa: ',
  'Hari ikibazo',
  <T>({ hidden }: { hidden: (words: string) => T }) => ['Erekana', hidden(' ijambobanga')],
  <T>({ hidden }: { hidden: (words: string) => T }) => ['Hisha', hidden(' ijambobanga')],
  'Ijambobanga ryawe riragaragara',
  'Kuraho ubutumwa',
  'Ururimi',
];

export default words;
