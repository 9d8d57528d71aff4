/**
 * Serialises a message (`Message` of contracts/language-v1) as its English sentence, also inside larger values, so that
 * tests can compare it with plain text.
 */
const isMessage = (value) =>
  typeof value === 'object' && value !== null && value.constructor.name === 'Message' && 'english' in value;

expect.addEqualityTesters([
  (one, other) => {
    if (isMessage(one) && typeof other === 'string') return String(one) === other;
    if (isMessage(other) && typeof one === 'string') return String(other) === one;
    return undefined;
  },
]);
