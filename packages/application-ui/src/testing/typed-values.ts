/** Values as people have typed and pasted them, and what they mean; each field for such a value has a test of them. */

/** Phone numbers as people type them while Rwanda is chosen, with their digits. */
export const typedPhones = [
  ['\u202a+254 712 345678\u202c', '254712345678'],
  ['(+254) 712 345 678', '254712345678'],
  ['Tel: +254 712 345 678', '254712345678'],
  ['254712345678', '254712345678'],
  ['\uff0b254712345678', '254712345678'],
  ['+254 (0) 712 345 678', '254712345678'],
  ['+44 (0)7700 900123', '447700900123'],
  ['٠٧٨٨١٢٣٤٥٦', '250788123456'],
  ['+376 312345', '376312345'],
  ['+299 221234', '299221234'],
] as const;

/**
 * Phone numbers with a slip, typed while Rwanda is chosen: the question about each, and the digits that may be meant.
 */
export const phonesWithSlips = [
  ['+250 788 123 4567', 'The number has one digit too many. Is this +2507881234567', '2507881234567'],
  ['+2507881234567', 'The number has one digit too many. Is this +2507881234567', '2507881234567'],
  ['0788 123 4567', 'The number has one digit too many. Is this +2507881234567', '2507881234567'],
  ['250 788 123 4567', 'The number has one digit too many. Is this +2507881234567', '2507881234567'],
  ['00250 788 123 45678', 'The number has 2 digits too many. Is this +25078812345678', '25078812345678'],
  ['+250 788 123 45', 'One digit of the number is missing. Is this +250 78812345 (Rwanda)?', '25078812345'],
  [
    '+254 712 345 6789',
    'The number has one digit too many. Is this +254 7123456789 (Kenya)?',
    '2547123456789',
  ],
  ['+250 788 123 456 ext. 12', 'The extension 12 is left out. Is this +250 788 123 456', '250788123456'],
  ['0788 123 456 x12', 'The extension 12 is left out. Is this +250 788 123 456', '250788123456'],
  ['0788 123 456 #12', 'The extension 12 is left out. Is this +250 788 123 456', '250788123456'],
  ['0788 123 456 (poste 12)', 'The extension 12 is left out. Is this +250 788 123 456', '250788123456'],
  ['tel:+250-788-123-456;ext=12', 'The extension 12 is left out. Is this +250 788 123 456', '250788123456'],
  ['+44 20 7946 0000,,123', 'The extension 123 is left out. Is this +44 20 7946 0000', '442079460000'],
] as const;

/** Email addresses with invisible characters. */
export const emailsToClean = [
  '\u200euwase@example.org',
  'uwase\u200b@example.org',
  'uwase\u2060@example.org',
  'uwase@example.org\u202c',
  '\u202auwase@example.org\u202c',
] as const;
export const cleanEmail = 'uwase@example.org';

/** Email addresses to which no mail can be sent. */
export const emailsWithSlips = [
  "uwase@gmail.com'",
  'uwase@gmail.com?',
  'uwase@gmail.com-',
  'uwase@gmail.com…',
  'uwase@10.0.0.1',
  'uwase@example.123',
  `${'a'.repeat(65)}@example.org`,
] as const;

/** Names as typed, and as they are stored. */
export const typedNames = [
  ['dr.uwase marie', 'dr.uwase marie'],
  ['j.p.habimana', 'j.p.habimana'],
  ['Marie st.john', 'Marie st.john'],
  ['\u200eUwase Marie', 'Uwase Marie'],
  ['Uwase Ma\u00adrie', 'Uwase Marie'],
  ['Uwase\tMarie', 'Uwase Marie'],
  ['محمد علي\u200f', 'محمد علي'],
  ['Bo', 'Bo'],
  ['Ng', 'Ng'],
  ['አበበ ቢቂላ', 'አበበ ቢቂላ'],
  ['김민준', '김민준'],
  ['דוד כהן', 'דוד כהן'],
  ['თამარ', 'თამარ'],
  ['Արամ', 'Արամ'],
  ['தமிழ்', 'தமிழ்'],
  ['Uwase 😊', 'Uwase 😊'],
  ['𠮷野家', '𠮷野家'],
] as const;

/** A name of invisible characters. */
export const unseenName = '\u2800\u2800\u2800';

/** A text with a character that no workbook may contain, and the text that a workbook shows. */
export const typedStatement = ['I recog\ufffenised it', 'I recognised it'] as const;
