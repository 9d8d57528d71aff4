/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  'There is an open application of this kind already.': 'Hasanzwe hari ubundi busabe nk’ubu budasojwe.',
  'Must be a list': 'Iki gisubizo kigomba kuba urutonde',
  'Must be true or false': 'Subiza ni byo cyangwa si byo',
  'There is nothing to change in this': 'Nta cyo guhindura kiri muri ibi',
  'Each kind of reference can be given once': 'Buri bwoko bw’ukuzi butangwa rimwe',
  'Select which reference this is': 'Hitamo uyu ukuzi uwo ari we',
  'Select what you apply for': 'Hitamo icyo usaba',
  'All documents together may have {megabytes} MB. Please send smaller files.':
    'Inyandiko zose hamwe zishobora kugira MB {megabytes}. Ohereza dosiye nto.',
  '{label} contains scripts, commands or attached files. Print it to a new PDF and retry':
    'Iyi nyandiko irimo porogaramu, amabwiriza cyangwa izindi dosiye: {label}. Yongere uyisohore muri PDF nshya, wongere ugerageze',
  '{label} contains macros. Save it without them and retry':
    'Iyi nyandiko irimo makoro: {label}. Yibike utazishyizemo, wongere ugerageze',
  '{label} contains a virus. Choose another file': 'Iyi nyandiko irimo virusi: {label}. Hitamo indi dosiye',
  'This file is still being checked for viruses. Please try again in a minute.':
    'Iyi dosiye iracyasuzumwa virusi. Ongera ugerageze mu munota.',
  'This file contains a virus and cannot be opened.': 'Iyi dosiye irimo virusi, ntishobora gufungurwa.',
  'Many files are being checked just now. Please try again shortly.':
    'Dosiye nyinshi ziri gusuzumwa ubu. Ongera ugerageze mu kanya.',
  'A file may have {megabytes} MB': 'Dosiye ishobora kugira MB {megabytes}',
  'Many applications have been begun in your network. Your answers stay on this device.':
    'Ubusabe bwinshi bwatangiriye mu muyoboro wawe. Ibisubizo byawe biguma kuri iki gikoresho.',
  'Many files have been uploaded in your network today.':
    'Dosiye nyinshi zoherejwe mu muyoboro wawe uyu munsi.',
  'Many addresses of calendars that do not exist were tried in your network.':
    'Aderesi nyinshi za kalendari zitabaho zageragejwe mu muyoboro wawe.',
  'This calendar was read many times.': 'Iyi kalendari yasomwe inshuro nyinshi.',
  'You have asked many referees today.': 'Wasabye abakuzi benshi uyu munsi.',
  'Many referees were asked from your network today.':
    'Abakuzi benshi basabwe bivuye mu muyoboro wawe uyu munsi.',
  'The mail was sent already. Please look into your mailbox, also among unwanted mail.':
    'Imeyili yamaze koherezwa. Reba mu butumwa bwawe, no mu butifuzwa.',
  'Many links that open nothing were tried in your network.':
    'Amahuza menshi adafungura yageragejwe mu muyoboro wawe.',
  'New links were sent already.': 'Amahuza mashya yamaze koherezwa.',
  'This page was sent many times.': 'Uru rupapuro rwoherejwe inshuro nyinshi.',
  'Many tests were sent.': 'Hoherejwe amagerageza menshi.',
  'Your data is being downloaded already. Please wait until it is there, then try again.':
    'Amakuru yawe ari gukururwa. Tegereza agere, hanyuma wongere ugerageze.',
  'Many people download their data just now. Please try again shortly.':
    'Abantu benshi bari gukurura amakuru yabo ubu. Ongera ugerageze mu kanya.',
  'Open the list anew: this page is not there.': 'Ongera ufungure urutonde: uru rupapuro ntirubaho.',
  'Enter a day as 2026-11-23': 'Andika umunsi nka 2026-11-23',
  'Time zone must be one like Africa/Kigali': 'Igihe cy’akarere kigomba kuba nka Africa/Kigali',
  'Enter the name of your colleague': 'Andika izina rya mugenzi wawe',
  'The letter cannot come from the applicant. Name a colleague':
    'Ibaruwa ntishobora kuva ku usaba. Vuga mugenzi wawe',
  'Write your letter, or add it as a PDF': 'Andika ibaruwa yawe, cyangwa uyongereho muri PDF',
};

export default sentences;
