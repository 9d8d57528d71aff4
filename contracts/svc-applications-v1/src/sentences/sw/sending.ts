/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  'Some parts of the application are missing. Go back to them, then submit again.':
    'Baadhi ya sehemu za ombi zinakosekana. Rudi kwake, kisha uwasilishe tena.',
  'This application has been submitted and cannot be edited.':
    'Ombi hili limewasilishwa na haliwezi kuhaririwa.',
  'Your application is in. The confirmation email could not be sent yet; we keep trying.':
    'Ombi lako limepokelewa. Barua pepe ya uthibitisho bado haijaweza kutumwa; tunaendelea kujaribu.',
  'This application was changed in another tab or on another device.':
    'Ombi hili lilibadilishwa kwenye kichupo kingine au kifaa kingine.',
  'There are no days of this application to put into a calendar.':
    'Hakuna siku za ombi hili za kuweka kwenye kalenda.',
  'You have five calendar addresses already. End one of them first.':
    'Tayari una anwani tano za kalenda. Maliza moja kwanza.',
  'Give the calendar a name': 'Ipe kalenda jina',
  'Our selection team reads every application and looks at eligibility, qualifications and fit with our mission. We will write to you as soon as there is a decision; there is nothing you need to do until then.':
    'Timu yetu ya uteuzi inasoma kila ombi na kuangalia kustahiki, sifa na jinsi unavyoendana na dhamira yetu. Tutakuandikia mara kunapokuwa na uamuzi; hakuna unachohitaji kufanya hadi wakati huo.',
  'Our team reads every application and looks at what you would like to see and when we can host you. Please do not book anything yet: approval is not guaranteed, visits depend on availability, and visitors pay their own costs. We will write to you as soon as there is a decision.':
    'Timu yetu inasoma kila ombi na kuangalia ungependa kuona nini na ni lini tunaweza kukupokea. Tafadhali usilipie chochote bado: kukubaliwa hakuna uhakika, ziara zinategemea nafasi, na wageni hujilipia gharama zao. Tutakuandikia mara kunapokuwa na uamuzi.',
};

export default sentences;
