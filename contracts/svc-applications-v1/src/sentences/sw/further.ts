/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  'Please provide a reason for your request': 'Tafadhali toa sababu ya ombi lako',
  'Please provide a more detailed reason (at least {min} characters)':
    'Tafadhali toa sababu yenye maelezo zaidi (angalau herufi {min})',
  'Reason cannot exceed {max} characters': 'Sababu haiwezi kuzidi herufi {max}',
  'This application is not submitted yet. You can discard it.':
    'Ombi hili bado halijawasilishwa. Unaweza kulitupa.',
  'We have decided on this application already, so it cannot be withdrawn any more.':
    'Tumeshaamua kuhusu ombi hili, kwa hiyo haliwezi kuondolewa tena.',
  'This application is not withdrawn.': 'Ombi hili halijaondolewa.',
  'A withdrawal can be cancelled within one day. Please write to us.':
    'Uondoaji unaweza kughairiwa ndani ya siku moja. Tafadhali tuandikie.',
  'You have an open application of this kind already. Submit or discard it first, then take this one.':
    'Tayari una ombi lililo wazi la aina hii. Liwasilishe au ulitupe kwanza, kisha uchukue hili.',
  'You have since started another application of this kind. Submit or discard that one first, then bring this one back.':
    'Tangu wakati huo umeanzisha ombi jingine la aina hii. Liwasilishe au ulitupe hilo kwanza, kisha urudishe hili.',
  'Another application can be requested when there is a decision on this one.':
    'Ombi jingine linaweza kuombwa kunapokuwa na uamuzi kuhusu hili.',
  'Another application can be requested one year after this one was submitted.':
    'Ombi jingine linaweza kuombwa mwaka mmoja baada ya hili kuwasilishwa.',
  'You have already asked for another application of this kind.':
    'Umeshaomba kupata ombi jingine la aina hii.',
  'There is a newer application of this kind.': 'Kuna ombi jipya zaidi la aina hii.',
  'You have an open application of this kind already.': 'Tayari una ombi lililo wazi la aina hii.',
  'You have applied for this already. Ask for another application instead.':
    'Umeshaomba hili. Badala yake omba kupata ombi jingine.',
  'Start your first application with its form.': 'Anzisha ombi lako la kwanza kwa fomu yake.',
  'This application is continued in its form.': 'Ombi hili linaendelezwa kwenye fomu yake.',
  'Your interests and why you want to come': 'Mambo yanayokuvutia na kwa nini unataka kuja',
  'Two people who know you: one from your studies, one from your community':
    'Watu wawili wanaokujua: mmoja kutoka masomo yako, mmoja kutoka jamii yako',
  'Where you come from and your position': 'Unatoka wapi na nafasi yako',
  'Why you want to come': 'Kwa nini unataka kuja',
  'When you want to come': 'Unataka kuja lini',
};

export default sentences;
