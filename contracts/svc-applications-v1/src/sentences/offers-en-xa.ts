/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  Internship: 'Intërnshípshíp',
  'an internship': 'ánn íntërnshípshíp',
  Internships: 'Intërnshípshíps',
  'On site at our offices, with field activities. For students and young professionals, 18 or older.':
    'Önn sítëtë átt öúrr öffícëscës, wíthth fíëldld áctívítíëstíës. Förr stúdëntsnts ándd yöúngng pröfëssíönálsönáls, 18 örr öldërër.',
  '12 short steps, about 40 minutes': '12 shörtrt stëpsps, áböútút 40 mínútëstës',
  'CV, cover letter, transcript, criminal record, 2 references (PDF)':
    'CVv, cövërër lëttërër, tránscríptrípt, crímínálnál rëcördrd, 2 rëfërëncësncës (PDFf)',
  'Unpaid; dates are flexible': 'Unpáídíd; dátësës árëë flëxíblëblë',
  'To be enrolled in an undergraduate programme or higher, and 18 or older':
    'Töö bëë ënröllëdlëd ínn ánn úndërgrádúátëdúátë prögrámmëmmë örr híghërër, ándd 18 örr öldërër',
  'Your CV, signed': 'Yöúrúr CVv, sígnëdëd',
  'A cover letter': 'Áá cövërër lëttërër',
  'Your academic transcript, or a proof of enrolment':
    'Yöúrúr ácádëmícmíc tránscríptrípt, örr áá prööföf öff ënrölmëntënt',
  'A valid criminal record': 'Áá válídíd crímínálnál rëcördrd',
  'An academic reference letter; if the internship is part of your studies, a recommendation letter from your institution instead':
    'Ánn ácádëmícmíc rëfërëncëncë lëttërër; íff thëë íntërnshípshíp íss pártrt öff yöúrúr stúdíësíës, áá rëcömmëndátíönátíön lëttërër frömöm yöúrúr ínstítútíöntíön ínstëádëád',
  'A character reference letter from your community':
    'Áá cháráctërtër rëfërëncëncë lëttërër frömöm yöúrúr cömmúnítyíty',
  'The letters for steps 9 and 10, the rest for step 11: PDFs or photos, each smaller than 5MB':
    'Thëë lëttërsërs förr stëpsps 9 ándd 10, thëë rëstst förr stëpëp 11: PDFsfs örr phötösös, ëáchch smállërlër thánán 5MBb',
  Visit: 'Vísítít',
  'a visit': 'áá vísítít',
  Visitor: 'Vísítörtör',
  Visits: 'Vísítsts',
  'A short visit, alone or with your institution, to see how care at home works.':
    'Áá shörtrt vísítít, álönënë örr wíthth yöúrúr ínstítútíöntíön, töö sëëë höww cárërë átt hömëmë wörksks.',
  '8 short steps, about 30 minutes': '8 shörtrt stëpsps, áböútút 30 mínútëstës',
  'CV or bio, passport or national ID, letter for institutions (PDF)':
    'CVv örr bíöö, pásspörtört örr nátíönálnál IDd, lëttërër förr ínstítútíönsíöns (PDFf)',
  'Visitors cover their own costs': 'Vísítörsörs cövërër thëírír öwnn cöststs',
  'To be 18 or older': 'Töö bëë 18 örr öldërër',
  'Your CV or professional bio, signed': 'Yöúrúr CVv örr pröfëssíönálönál bíöö, sígnëdëd',
  'Your national ID or passport, as a PDF or a picture':
    'Yöúrúr nátíönálnál IDd örr pásspörtört, áss áá PDFf örr áá píctúrëúrë',
  'For a visit with your institution: its letter of support':
    'Förr áá vísítít wíthth yöúrúr ínstítútíöntíön: ítss lëttërër öff súppörtört',
  'The dates you would like to come': 'Thëë dátësës yöúú wöúldld líkëkë töö cömëmë',
  'The ID or passport for step 2, the rest for step 6: PDFs or photos, each smaller than 5MB':
    'Thëë IDd örr pásspörtört förr stëpëp 2, thëë rëstst förr stëpëp 6: PDFsfs örr phötösös, ëáchch smállërlër thánán 5MBb',
};

export default sentences;
