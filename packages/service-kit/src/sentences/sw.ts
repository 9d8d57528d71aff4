/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  'This does not exist or is not yours.': 'Hiki hakipo au si chako.',
  'Please sign in to continue.': 'Tafadhali ingia ili uendelee.',
  'Your session has ended. Please sign in again.': 'Kipindi chako kimeisha. Tafadhali ingia tena.',
  'You are not allowed to do this.': 'Huruhusiwi kufanya hivi.',
  'Enter your password again to do this.': 'Weka nenosiri lako tena ili kufanya hivi.',
  'Choose your own password first. You can do nothing else before that.':
    'Chagua nenosiri lako mwenyewe kwanza. Huwezi kufanya kingine kabla ya hapo.',
  'Set up an authenticator app first: administrators of this portal need a code to sign in.':
    'Kwanza weka programu ya uthibitishaji: wasimamizi wa tovuti hii wanahitaji msimbo ili kuingia.',
  'A token cannot do this: sign in for it.': 'Tokeni haiwezi kufanya hivi: ingia kwa ajili yake.',
  'This token is not made for this: it needs {scope}.':
    'Tokeni hii haikutengenezwa kwa hili: inahitaji {scope}.',
  'Please correct the marked fields.': 'Tafadhali rekebisha sehemu zilizowekwa alama.',
  'Too many attempts. Please try again later.': 'Majaribio ni mengi mno. Tafadhali jaribu tena baadaye.',
  'This is not available at the moment. Please try again shortly.':
    'Hii haipatikani kwa sasa. Tafadhali jaribu tena baada ya muda mfupi.',
  'Something went wrong. Please try again.': 'Kuna hitilafu imetokea. Tafadhali jaribu tena.',
  'What was sent is too large.': 'Kilichotumwa ni kikubwa mno.',
  'What was sent has the wrong type.': 'Kilichotumwa ni cha aina isiyo sahihi.',
  'What was sent could not be read.': 'Kilichotumwa hakikuweza kusomwa.',
  'Please send JSON.': 'Tafadhali tuma JSON.',
  'Please send it uncompressed.': 'Tafadhali itume bila kubanwa.',
  'Please send a form with files (multipart/form-data).':
    'Tafadhali tuma fomu yenye faili (multipart/form-data).',
  'There is nothing at this address.': 'Hakuna kitu kwenye anwani hii.',
  'This address takes {methods}.': 'Anwani hii inapokea {methods}.',
  'Time zone must be one like Africa/Kigali': 'Ukanda wa saa lazima uwe kama Africa/Kigali',
  '{spent} Please try again in {wait}.': '{spent} Tafadhali jaribu tena baada ya {wait}.',
  'a minute': 'dakika moja',
  '{minutes} minutes': 'dakika {minutes}',
  '{hours} hours': 'saa {hours}',
  'A token makes at most {most} calls a minute. Please wait {seconds} s.':
    'Tokeni inaweza kufanya miito {most} kwa dakika. Tafadhali subiri sekunde {seconds}.',
  'Too many files are on their way just now. Please try again shortly.':
    'Faili nyingi mno ziko njiani sasa hivi. Tafadhali jaribu tena baada ya muda mfupi.',
  'This has more entries than can be taken in one request.':
    'Hii ina vipengele vingi kuliko vinavyoweza kupokelewa kwa ombi moja.',
  'This list has too many rows. Please send fewer':
    'Orodha hii ina safu nyingi mno. Tafadhali tuma chache zaidi',
  'This file is too large.': 'Faili hii ni kubwa mno.',
  'This file is not there.': 'Faili hii haipo.',
  '{label} is required': '{label} inahitajika',
  '{label} must be one of {valids}': '{label} lazima iwe mojawapo ya {valids}',
  '{label} must be text': '{label} lazima iwe maandishi',
  '{label} must have at least {limit} characters': '{label} lazima iwe na angalau herufi {limit}',
  '{label} must have at most {limit} characters': '{label} inaweza kuwa na herufi {limit} kwa wingi',
  '{label} must have {limit} characters': '{label} lazima iwe na herufi {limit}',
  '{label} must be an email address': '{label} lazima iwe anwani ya barua pepe',
  '{label} must be a web address': '{label} lazima iwe anwani ya wavuti',
  '{label} has the wrong form': '{label} ina muundo usio sahihi',
  '{label} must be a date': '{label} lazima iwe tarehe',
  '{label} must be a number': '{label} lazima iwe namba',
  '{label} must be a whole number': '{label} lazima iwe namba kamili',
  '{label} must be at least {limit}': '{label} lazima iwe angalau {limit}',
  '{label} must be at most {limit}': '{label} inaweza kuwa {limit} kwa wingi',
  '{label} must be more than 0': '{label} lazima iwe zaidi ya 0',
  '{label} is out of range': '{label} iko nje ya kiwango',
  '{label} must be yes or no': '{label} lazima iwe ndiyo au hapana',
  '{label} must be a list': '{label} lazima iwe orodha',
  '{label} must have at least {limit} entries': '{label} lazima iwe na angalau vipengele {limit}',
  '{label} must have at most {limit} entries': '{label} inaweza kuwa na vipengele {limit} kwa wingi',
  '{label} must be a group of fields': '{label} lazima iwe kundi la sehemu',
  'Questions? Write to {mailbox}': 'Una maswali? Andika kwa {mailbox}',
  'Or open this address:': 'Au fungua anwani hii:',
};

export default sentences;
