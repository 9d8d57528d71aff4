import type { Details } from './contents';

interface DetailsRow {
  full_name: string;
  email: string;
  phone_number: string;
  date_of_birth: string;
  gender: string;
  nationality: string;
  current_address: string;
  permanent_address: string | null;
  contact_preference: string;
  has_disability: number | boolean | null;
  disability_description: string | null;
  personal_statement: string | null;
  other_skills: string | null;
}

/** The columns of what is given; the others keep what they hold. */
export function detailsRow(details: Partial<Details>): Partial<DetailsRow> {
  return {
    full_name: details.fullName,
    email: details.email,
    phone_number: details.phoneNumber,
    date_of_birth: details.dateOfBirth,
    gender: details.gender,
    nationality: details.nationality,
    current_address: details.currentAddress,
    permanent_address: details.permanentAddress,
    contact_preference: details.contactPreference,
    has_disability: details.hasDisability,
    disability_description: details.disabilityDescription,
    personal_statement: details.personalStatement,
    other_skills: details.otherSkills,
  };
}

export function toDetails(row: DetailsRow): Details {
  return {
    fullName: row.full_name,
    email: row.email,
    phoneNumber: row.phone_number,
    dateOfBirth: row.date_of_birth,
    gender: row.gender,
    nationality: row.nationality,
    currentAddress: row.current_address,
    permanentAddress: row.permanent_address,
    contactPreference: row.contact_preference,
    hasDisability: row.has_disability === null ? null : Boolean(row.has_disability),
    disabilityDescription: row.disability_description,
    personalStatement: row.personal_statement,
    otherSkills: row.other_skills,
  };
}
