/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  'It has been submitted, so it needs no reminder.': 'Limewasilishwa, kwa hiyo halihitaji kikumbusho.',
  'Somebody worked on it within the last three days.': 'Mtu alilifanyia kazi ndani ya siku tatu zilizopita.',
  'It had its reminder. Each draft gets one after 3 days and one after 10.':
    'Lilipata kikumbusho chake. Kila rasimu hupata kimoja baada ya siku 3 na kimoja baada ya 10.',
  'The owner has turned off the reminders.': 'Mwenyewe amezima vikumbusho.',
  'This email address is not confirmed: it gets only one reminder.':
    'Anwani hii ya barua pepe haijathibitishwa: inapata kikumbusho kimoja tu.',
  'No more reminders can be sent today. Try again tomorrow.':
    'Hakuna vikumbusho zaidi vinavyoweza kutumwa leo. Jaribu tena kesho.',
  'Reminders of drafts are turned off in Portal Settings.':
    'Vikumbusho vya rasimu vimezimwa kwenye Mipangilio ya Tovuti.',
  'The portal is closed, so no reminders are sent.':
    'Tovuti imefungwa, kwa hiyo hakuna vikumbusho vinavyotumwa.',
  'The clock of the server may be wrong. Try again tomorrow.':
    'Huenda saa ya seva ina kosa. Jaribu tena kesho.',
  'Enter a name of up to 60 characters': 'Weka jina la hadi herufi 60',
  'You have a view of this name already. Choose another name.':
    'Tayari una mwonekano wenye jina hili. Chagua jina lingine.',
  'You have {most} views. Remove one before you save another.':
    'Una mionekano {most}. Ondoa mmoja kabla ya kuhifadhi mwingine.',
  'This view cannot be saved: its filters are too long.':
    'Mwonekano huu hauwezi kuhifadhiwa: vichujio vyake ni virefu mno.',
  'Choose at least one application': 'Chagua angalau ombi moja',
  'Choose at most {most} applications at once': 'Chagua maombi {most} kwa wingi kwa mara moja',
  'More than 100,000 applications match. Filter the list, or take them from Reports.':
    'Zaidi ya maombi 100,000 yanalingana. Chuja orodha, au uyachukue kutoka Ripoti.',
  'It no longer exists.': 'Halipo tena.',
  'It has changed since you opened the list.': 'Limebadilika tangu ulipofungua orodha.',
  'No letter is outstanding.': 'Hakuna barua inayosubiriwa.',
  'Each referee got an email within the last three days.':
    'Kila mdhamini alipata barua pepe ndani ya siku tatu zilizopita.',
  'This action was started with other applications or another text. Load the list again.':
    'Kitendo hiki kilianzishwa kwa maombi mengine au maandishi mengine. Pakia orodha tena.',
  'There is a reply of this name in this language already. Choose another name.':
    'Tayari kuna jibu lenye jina hili kwa lugha hii. Chagua jina lingine.',
  'Enter a text of up to 1000 characters': 'Weka maandishi ya hadi herufi 1000',
  'Only the name and the reference are filled in. Check the words in braces.':
    'Jina na kumbukumbu tu ndivyo vinavyojazwa. Angalia maneno yaliyo kwenye mabano.',
  'The team has {most} replies. Remove one before you keep another.':
    'Timu ina majibu {most}. Ondoa moja kabla ya kuhifadhi jingine.',
  'A colleague has changed this reply meanwhile. Close it and open it again.':
    'Mwenzako amebadilisha jibu hili wakati huo. Lifunge na ulifungue tena.',
};

export default sentences;
