import { type Applicant, answers } from './applicants';
import type { Pdfs } from './pdfs';
import type { SecondWindow } from './second-window';
import { option, tick } from './without-sign-in';

/** Answers typed by somebody who reads French, in words that no API call contains. */
export const typed = {
  permanentAddress: 'Près de l’école, Huye',
  needs: 'Une rampe, s’il vous plaît.',
  programme: 'Soins infirmiers',
  experience: 'Six semaines dans un service d’enfants, à Huye',
  statement: 'Apprendre à accompagner. Écrit dans le bus, à l’aube.',
  skills: 'Premiers secours, écoute',
  hours: '31',
  academic: 'Dr Jean Bosco Élie',
  community: 'Grâce Mukamana',
} as const;

export const why = 'Présentation personnelle\u00a0: pourquoi voulez-vous venir chez nous\u00a0?';

/** A step of the internship wizard with its French heading and answers. */
export interface FrenchStep {
  heading: string;
  /** Fills in the step while offline. */
  answer(window: SecondWindow, applicant: Applicant): Promise<void>;
  /** A file that is chosen online, since it is sent with the step. */
  letter?: readonly [label: string, file: keyof Pdfs];
}

const choose = async (window: SecondWindow, label: string, value: string) => {
  await option(window, value);
  await window.type(label, value);
};

export const frenchSteps: readonly FrenchStep[] = [
  {
    heading: 'Bienvenue',
    async answer(window) {
      await tick(window, '[name="purpose"][value="volunteer"]');
      await tick(window, '[name="agree_submission"]');
      await tick(window, '[name="agree_terms"]');
    },
  },
  {
    heading: 'Identité et contact',
    async answer(window, applicant) {
      await window.paste('Nom complet', applicant.name);
      await window.paste('E\u2011mail', applicant.email);
      await window.paste('Numéro de téléphone', applicant.phone);
      // The hint moves the fields below it.
      await window.see('Avez-vous déjà commencé une candidature');
      await window.type('Date de naissance', applicant.dob);
      await tick(window, '[name="gender"][value="female"]');
      await choose(window, 'Nationalité', applicant.nationality);
      await window.paste('Adresse actuelle', applicant.current_address);
      await window.paste('Adresse permanente', typed.permanentAddress);
      await tick(window, '[name="contact_preference"][value="email"]');
    },
  },
  {
    heading: 'Détails personnels',
    async answer(window) {
      await tick(window, '[name="has_disability"][value="yes"]');
      await window.paste('Décrivez votre handicap', typed.needs);
    },
  },
  {
    heading: 'Éducation',
    async answer(window) {
      const { name, degree_level, graduation_year } = answers.institution;
      await window.paste('Nom de l’établissement', name);
      await window.paste('Programme d’études', typed.programme);
      await choose(window, 'Niveau du diplôme', degree_level);
      await window.paste('Année du diplôme', graduation_year);
    },
  },
  {
    heading: 'Expérience',
    async answer(window) {
      await window.press('Ajouter une expérience clinique');
      await window.paste('Description', typed.experience);
    },
  },
  {
    heading: 'Motivation',
    async answer(window) {
      await choose(window, 'Domaine', answers.interest.area);
      await window.paste(why, typed.statement);
    },
  },
  {
    heading: 'Compétences',
    async answer(window) {
      await choose(window, 'Langue', answers.language.language);
      await choose(window, 'Niveau', answers.language.proficiency);
      await window.paste('Ce que vous savez faire d’autre', typed.skills);
    },
  },
  {
    heading: 'Disponibilité',
    async answer(window) {
      await window.type('Date de début', answers.period.start_date);
      await window.type('Date de fin', answers.period.end_date);
      await window.paste('Heures disponibles par semaine', typed.hours);
    },
  },
  {
    heading: 'Référence académique',
    letter: ['Lettre de recommandation académique', 'academic'],
    async answer(window) {
      await window.paste('Nom complet', typed.academic);
      await window.paste('Établissement', answers.academic.institution);
      await window.paste('E\u2011mail', answers.academic.email);
    },
  },
  {
    heading: 'Référence de la communauté',
    letter: ['Lettre sur votre caractère', 'community'],
    async answer(window) {
      await window.paste('Nom complet', typed.community);
      await window.paste('Organisation', answers.community.organization);
      await window.paste('E\u2011mail', answers.community.email);
    },
  },
];

export const frenchDocuments = {
  cv: 'CV signé',
  cover_letter: 'Lettre de motivation',
  transcript: 'Relevé de notes ou preuve d’inscription',
  criminal_record: 'Extrait de casier judiciaire valable',
} as const;
