/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const words: readonly unknown[] = [
  'Thísís lángúágëágë cöúldld nött bëë löádëdëd. Chëckck yöúrúr cönnëctíöntíön, thënën tryy ágáínín.',
];

export default words;
