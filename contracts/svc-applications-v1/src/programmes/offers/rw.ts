import type { TranslatedOffer } from '../programme';

/** How the home page offers the programmes in Kinyarwanda, which awaits a native reader. */
const offers: Readonly<Record<string, TranslatedOffer>> = {
  intern: {
    label: 'Kwimenyereza umwuga',
    one: 'kwimenyereza umwuga',
    name: 'Kwimenyereza umwuga',
    several: 'Kwimenyereza umwuga',
    text: 'Ku biro byacu, hamwe n’ibikorwa byo mu baturage. Ku banyeshuri n’urubyiruko rukora, bafite imyaka 18 cyangwa irenga.',
    facts: [
      'Intambwe 12 ngufi, iminota nka 40',
      'CV, ibaruwa isaba, amanota, icyemezo cy’uko utakatiwe n’inkiko, abantu 2 bakuzi (PDF)',
      'Ntibihemberwa; amatariki arahinduka',
    ],
    needs: [
      'Kuba wiga muri kaminuza cyangwa hejuru yaho, kandi ufite imyaka 18 cyangwa irenga',
      'CV yawe, isinye',
      'Ibaruwa isaba',
      'Amanota yawe yo mu ishuri, cyangwa icyemezo cy’uko wiyandikishije',
      'Icyemezo cy’uko utakatiwe n’inkiko kigifite agaciro',
      'Ibaruwa y’umwarimu ukuzi; niba kwimenyereza umwuga biri mu masomo yawe, ibaruwa y’ishuri ryawe mu mwanya wayo',
      'Ibaruwa y’umuntu wo aho utuye uvuga imyitwarire yawe',
      'Amabaruwa ku ntambwe ya 9 n’iya 10, ibisigaye ku ya 11: PDF cyangwa amafoto, munsi ya 5MB',
    ],
  },
  visitor: {
    label: 'Gusura',
    one: 'gusura',
    name: 'Umushyitsi',
    several: 'Gusura',
    text: 'Uruzinduko rugufi, wenyine cyangwa hamwe n’ikigo cyawe, ngo urebe uko abarwayi bitabwaho mu rugo.',
    facts: [
      'Intambwe 8 ngufi, iminota nka 30',
      'CV cyangwa amateka yawe, pasiporo cyangwa indangamuntu, ibaruwa y’ikigo (PDF)',
      'Abashyitsi biyishyurira ibyo bakenera',
    ],
    needs: [
      'Kuba ufite imyaka 18 cyangwa irenga',
      'CV yawe cyangwa amateka y’umwuga wawe, isinye',
      'Indangamuntu cyangwa pasiporo yawe, muri PDF cyangwa ifoto',
      'Niba uzanye n’ikigo cyawe: ibaruwa yacyo igushyigikira',
      'Amatariki wifuza kuzaziraho',
      'Indangamuntu cyangwa pasiporo ku ntambwe ya 2, ibisigaye ku ya 6: PDF cyangwa amafoto, munsi ya 5MB',
    ],
  },
};

export default offers;
