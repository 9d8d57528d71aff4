/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  Internship: 'Kwimenyereza umwuga',
  'an internship': 'kwimenyereza umwuga',
  Internships: 'Kwimenyereza umwuga',
  'On site at our offices, with field activities. For students and young professionals, 18 or older.':
    'Ku biro byacu, hamwe n’ibikorwa byo mu baturage. Ku banyeshuri n’urubyiruko rukora, bafite imyaka 18 cyangwa irenga.',
  '12 short steps, about 40 minutes': 'Intambwe 12 ngufi, iminota nka 40',
  'CV, cover letter, transcript, criminal record, 2 references (PDF)':
    'CV, ibaruwa isaba, amanota, icyemezo cy’uko utakatiwe n’inkiko, abantu 2 bakuzi (PDF)',
  'Unpaid; dates are flexible': 'Ntibihemberwa; amatariki arahinduka',
  'To be enrolled in an undergraduate programme or higher, and 18 or older':
    'Kuba wiga muri kaminuza cyangwa hejuru yaho, kandi ufite imyaka 18 cyangwa irenga',
  'Your CV, signed': 'CV yawe, isinye',
  'A cover letter': 'Ibaruwa isaba',
  'Your academic transcript, or a proof of enrolment':
    'Amanota yawe yo mu ishuri, cyangwa icyemezo cy’uko wiyandikishije',
  'A valid criminal record': 'Icyemezo cy’uko utakatiwe n’inkiko kigifite agaciro',
  'An academic reference letter; if the internship is part of your studies, a recommendation letter from your institution instead':
    'Ibaruwa y’umwarimu ukuzi; niba kwimenyereza umwuga biri mu masomo yawe, ibaruwa y’ishuri ryawe mu mwanya wayo',
  'A character reference letter from your community': 'Ibaruwa y’umuntu wo aho utuye uvuga imyitwarire yawe',
  'The letters for steps 9 and 10, the rest for step 11: PDFs or photos, each smaller than 5MB':
    'Amabaruwa ku ntambwe ya 9 n’iya 10, ibisigaye ku ya 11: PDF cyangwa amafoto, munsi ya 5MB',
  Visit: 'Gusura',
  'a visit': 'gusura',
  Visitor: 'Umushyitsi',
  Visits: 'Gusura',
  'A short visit, alone or with your institution, to see how care at home works.':
    'Uruzinduko rugufi, wenyine cyangwa hamwe n’ikigo cyawe, ngo urebe uko abarwayi bitabwaho mu rugo.',
  '8 short steps, about 30 minutes': 'Intambwe 8 ngufi, iminota nka 30',
  'CV or bio, passport or national ID, letter for institutions (PDF)':
    'CV cyangwa amateka yawe, pasiporo cyangwa indangamuntu, ibaruwa y’ikigo (PDF)',
  'Visitors cover their own costs': 'Abashyitsi biyishyurira ibyo bakenera',
  'To be 18 or older': 'Kuba ufite imyaka 18 cyangwa irenga',
  'Your CV or professional bio, signed': 'CV yawe cyangwa amateka y’umwuga wawe, isinye',
  'Your national ID or passport, as a PDF or a picture':
    'Indangamuntu cyangwa pasiporo yawe, muri PDF cyangwa ifoto',
  'For a visit with your institution: its letter of support':
    'Niba uzanye n’ikigo cyawe: ibaruwa yacyo igushyigikira',
  'The dates you would like to come': 'Amatariki wifuza kuzaziraho',
  'The ID or passport for step 2, the rest for step 6: PDFs or photos, each smaller than 5MB':
    'Indangamuntu cyangwa pasiporo ku ntambwe ya 2, ibisigaye ku ya 6: PDF cyangwa amafoto, munsi ya 5MB',
};

export default sentences;
