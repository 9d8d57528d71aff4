/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  'Please provide a reason for your request': 'Tanga impamvu y’icyo usaba',
  'Please provide a more detailed reason (at least {min} characters)':
    'Sobanura impamvu birambuye (nibura inyuguti {min})',
  'Reason cannot exceed {max} characters': 'Impamvu ntishobora kurenza inyuguti {max}',
  'This application is not submitted yet. You can discard it.':
    'Ubu busabe ntiburoherezwa. Ushobora kubusiba.',
  'We have already decided on this application, so it can no longer be withdrawn.':
    'Twamaze gufata icyemezo kuri ubu busabe; ntibugishobora gukurwaho.',
  'This application is not withdrawn.': 'Ubu busabe ntibwakuweho.',
  'A withdrawal can be cancelled within one day. Please write to us.':
    'Gukuraho ubusabe bishobora kwisubirwaho mu munsi umwe. Twandikire.',
  'You have an open application of this kind already. Submit or discard it first, then take this one.':
    'Usanzwe ufite ubundi busabe nk’ubu budasojwe. Banza ubwohereze cyangwa ubusibe, hanyuma ukomeze ubu.',
  'You have since started another application of this kind. Submit or discard that one first, then bring this one back.':
    'Watangiye ubundi busabe nk’ubu nyuma. Banza ubwohereze cyangwa ubusibe, hanyuma ugarure ubu.',
  'Another application can be requested when there is a decision on this one.':
    'Ubundi busabe bushobora gusabwa iyo kuri ubu hafashwe icyemezo.',
  'Another application can be requested one year after this one was submitted.':
    'Ubundi busabe bushobora gusabwa hashize umwaka ubu bwoherejwe.',
  'You have already asked for another application of this kind.': 'Wamaze gusaba ubundi busabe nk’ubu.',
  'There is a newer application of this kind.': 'Hari ubundi busabe bushya nk’ubu.',
  'You have an open application of this kind already.': 'Usanzwe ufite ubundi busabe nk’ubu budasojwe.',
  'You have applied for this already. Ask for another application instead.':
    'Ibi wamaze kubisaba. Saba ubundi busabe ahubwo.',
  'Start your first application with its form.': 'Tangirira ubusabe bwawe bwa mbere ku ifishi yabwo.',
  'Continue this application in its form.': 'Ubu busabe bukomereza ku ifishi yabwo.',
  'Your interests and why you want to come': 'Ibyo ushishikajwe na byo n’impamvu ushaka kuza',
  'Two people who know you: one from your studies, one from your community':
    'Abantu babiri bakuzi: umwe wo mu ishuri, umwe wo aho utuye',
  'Where you come from and your position': 'Aho uturuka n’umwanya ukoraho',
  'Why you want to come': 'Impamvu ushaka kuza',
  'When you want to come': 'Igihe ushaka kuzira',
};

export default sentences;
