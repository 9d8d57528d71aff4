/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  'So that we know who applies, and can reach you with our answer.':
    'Pour savoir qui dépose la candidature, et pouvoir vous répondre.',
  'So that we can plan the visit with people who do the same work.':
    'Pour préparer la visite avec des personnes du même métier.',
  'So that the place is ready for you when you come.': 'Pour que le lieu soit prêt quand vous viendrez.',
  'The internship is for people who are studying now.':
    'Le stage est pour les personnes qui étudient en ce moment.',
  'They show what you can build on. It is fine to have none yet.':
    'Ils montrent sur quoi vous pouvez construire. Ce n’est pas grave de ne pas encore en avoir.',
  'They tell us what you are proud of. Many people have none.':
    'Elles nous disent de quoi vous êtes fier ou fière. Beaucoup de personnes n’en ont pas.',
  'A course about care or research helps us to find work that fits you.':
    'Un cours sur les soins ou la recherche nous aide à trouver un travail qui vous convient.',
  'So that we do not teach you what you already know.': 'Pour ne pas vous apprendre ce que vous savez déjà.',
  'So that we can see which of our studies would suit you.':
    'Pour voir laquelle de nos études vous conviendrait.',
  'Helping others counts for us as much as paid work.':
    'Aider les autres compte pour nous autant qu’un travail payé.',
  'So that you work and learn with the right team.':
    'Pour que vous travailliez et appreniez avec la bonne équipe.',
  'Your own words tell us more than marks and papers.':
    'Vos propres mots nous en disent plus que les notes et les papiers.',
  'So that we can plan who you meet and what you see.':
    'Pour prévoir qui vous rencontrez et ce que vous voyez.',
  'Our patients speak many languages. We look for people who can talk with them.':
    'Nos patients parlent beaucoup de langues. Nous cherchons des personnes qui peuvent parler avec eux.',
  'So that we can find a place at a time that suits you.':
    'Pour trouver une place au moment qui vous convient.',
  'So that we can find days on which somebody has time for you.':
    'Pour trouver des jours où quelqu’un a du temps pour vous.',
  'So that we speak at your level, and show you what is new to you.':
    'Pour parler à votre niveau, et vous montrer ce qui est nouveau pour vous.',
  'So that somebody is there for you from the day you arrive.':
    'Pour que quelqu’un soit là pour vous dès le jour où vous arrivez.',
  'So that we can tell you in time where you may stay.': 'Pour vous dire à temps où vous pouvez loger.',
  'Patients trust us: all who come agree to the same rules.':
    'Les patients nous font confiance : toutes les personnes qui viennent acceptent les mêmes règles.',
  'Somebody who has taught you can say how you learn and work.':
    'Une personne qui vous a enseigné peut dire comment vous apprenez et travaillez.',
  'Our patients are seriously ill. We ask somebody who knows how you treat people.':
    'Nos patients sont gravement malades. Nous demandons à une personne qui sait comment vous traitez les autres.',
  'With your name you say that these are your own answers.':
    'Par votre nom, vous dites que ces réponses sont les vôtres.',
  'What you like to do may help our patients and our team.':
    'Ce que vous aimez faire peut aider nos patients et notre équipe.',
  'So that your work fits into your week.': 'Pour que votre travail tienne dans votre semaine.',
  'They tell us what else you have learned.': 'Ils nous disent ce que vous avez appris d’autre.',
  'So that we can tell you in time about the journey, the visa and where to stay.':
    'Pour vous renseigner à temps sur le trajet, le visa et le logement.',
};

export default sentences;
