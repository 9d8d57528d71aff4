/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  'Choose at least one section or document.': 'Hitamo nibura igice kimwe cyangwa inyandiko imwe.',
  'This section or document cannot be reopened.':
    'Iki gice cyangwa iyi nyandiko ntibishobora kongera gufungurwa.',
  'Say what you need, in {min} characters or more.': 'Vuga icyo ukeneye, mu nyuguti {min} cyangwa zirenga.',
  'What you need cannot exceed {max} characters.': 'Icyo ukeneye ntigishobora kurenza inyuguti {max}.',
  'Choose a day between tomorrow and {max} days from now.':
    'Hitamo umunsi hagati y’ejo n’iminsi {max} uhereye ubu.',
  'Only a submitted application that is waiting for a decision can be reopened.':
    'Ubusabe bwoherejwe kandi butegereje icyemezo ni bwo bwonyine bushobora kongera gufungurwa.',
  'The applicant has withdrawn this application, so it cannot be reopened.':
    'Usaba yakuyeho ubu busabe; ntibushobora kongera gufungurwa.',
  'This application is reopened already. Wait for the answers, or end that first.':
    'Ubu busabe busanzwe bufunguye. Tegereza ibisubizo, cyangwa ubanze ubihagarike.',
  'This application has changed in the meantime. Look at it again, then reopen it.':
    'Ubu busabe bwahindutse hagati aho. Ongera uburebe, hanyuma ubufungure.',
};

export default sentences;
