/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  'Personal statement': 'Maelezo binafsi ya nia',
  'Personal statement is required. Please provide your personal statement before proceeding.':
    'Maelezo binafsi yanahitajika. Tafadhali toa maelezo yako binafsi kabla ya kuendelea.',
  'Personal statement must be {limit} characters or less':
    'Maelezo binafsi lazima yawe herufi {limit} au chini',
  'Personal statement: why do you want to come to us?': 'Maelezo binafsi: kwa nini unataka kuja kwetu?',
  'What draws you to this work and what you hope to learn, at most {limit} characters.':
    'Nini kinakuvutia kwenye kazi hii na unatarajia kujifunza nini, herufi {limit} kwa wingi.',
  'Personal statement must be at least {statement} characters':
    'Maelezo binafsi lazima yawe na angalau herufi {statement}',
  'At least {statement} and at most {limit} characters.': 'Angalau herufi {statement} na {limit} kwa wingi.',
  'Purpose of visit': 'Kusudi la ziara',
  'Why you would like to come and what you hope to take home, at most {limit} characters.':
    'Kwa nini ungependa kuja na unatarajia kuondoka na nini, herufi {limit} kwa wingi.',
  'Purpose of visit is required': 'Kusudi la ziara linahitajika',
};

export default sentences;
