/** Makes up applicants: names as in their countries, e-mail addresses that reach nobody. */
import { countries } from './countries.mjs';
import { randomNumbers } from './random.mjs';

// Domains that are reserved for examples: mail to them never reaches anybody.
const domains = ['example.org', 'example.com', 'example.net'];

const plain = (name) =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ł/g, 'l')
    .replace(/đ/g, 'd')
    .replace(/ø/g, 'o')
    .replace(/ı/g, 'i')
    .replace(/[^a-z]+/g, '');

/**
 * Yields `count` people, from number `first` on. The number makes each e-mail address unique.
 *
 * @yields `{ name, email, phone, role, nationality, country, city, university, language }`
 */
export function* people({ count, seed, first }) {
  const random = randomNumbers(seed);
  // Countries near by are drawn more often than those far away.
  const drawn = countries.flatMap((country) => Array(country.share).fill(country));
  for (let number = first; number < first + count; number += 1) {
    const from = random.pick(drawn);
    const given = random.pick(from.given);
    const family = random.pick(from.family);
    const second = random.below(6) === 0 ? ` ${random.pick(from.given)}` : '';
    const digits = from.dial.length + from.digits;
    yield {
      name: `${given}${second === ` ${given}` ? '' : second} ${family}`,
      email: `${plain(given)}.${plain(family)}${number}@${random.pick(domains)}`,
      phone: (from.dial + from.prefix + String(random.below(1e9)).padStart(9, '0') + number).slice(0, digits),
      role: random.below(100) < 68 ? 'intern' : 'visitor',
      nationality: from.nationality,
      country: from.country,
      city: random.pick(from.cities),
      university: random.pick(from.universities),
      language: from.language,
    };
  }
}
