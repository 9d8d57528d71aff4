import type { Knex } from 'knex';
import type { Logistics, Organisation } from './visit';

export interface VisitStore {
  organisation(applicationId: number): Promise<Organisation | null>;
  keepOrganisation(applicationId: number, organisation: Organisation): Promise<void>;
  logistics(applicationId: number): Promise<Logistics | null>;
  keepLogistics(applicationId: number, logistics: Logistics): Promise<void>;
}

export function visitStore(knex: Knex): VisitStore {
  async function keep(table: string, applicationId: number, row: object): Promise<void> {
    await knex(table).where({ application_id: applicationId }).delete();
    await knex(table).insert({ application_id: applicationId, ...row });
  }
  const rowOf = (table: string, applicationId: number) =>
    knex(table).where({ application_id: applicationId }).first();
  return {
    async organisation(applicationId) {
      const row = await rowOf('visitor_info', applicationId);
      return row
        ? { institutionName: row.institution_name, institutionPosition: row.institution_position }
        : null;
    },
    keepOrganisation: (applicationId, { institutionName, institutionPosition }) =>
      keep('visitor_info', applicationId, {
        institution_name: institutionName,
        institution_position: institutionPosition,
      }),
    async logistics(applicationId) {
      const row = await rowOf('logistics', applicationId);
      return row ? toLogistics(row) : null;
    },
    keepLogistics: (applicationId, logistics) => keep('logistics', applicationId, logisticsRow(logistics)),
  };
}

function logisticsRow(logistics: Logistics) {
  return {
    visit_start_date: logistics.visitStartDate,
    visit_end_date: logistics.visitEndDate,
    is_institution: logistics.isInstitution,
    has_visited: logistics.hasVisited,
    people_participated: logistics.peopleParticipated,
    accommodation_needed: logistics.accommodationNeeded,
    accommodation_type: logistics.accommodationType,
    needs_visa_assistance: logistics.needsVisaAssistance,
    travel_from_country: logistics.travelFromCountry,
    travel_from_city: logistics.travelFromCity,
    emergency_contact_name: logistics.emergencyContactName,
    emergency_contact_relationship: logistics.emergencyContactRelationship,
    emergency_contact_phone: logistics.emergencyContactPhone,
    emergency_contact_email: logistics.emergencyContactEmail,
    declaration_accuracy: logistics.declarationAccuracy,
    declaration_conduct: logistics.declarationConduct,
    declaration_data_processing: logistics.declarationDataProcessing,
  };
}

/** What the driver answers: booleans are 0 and 1. */
type Row = {
  [Column in keyof ReturnType<typeof logisticsRow>]: Stored<ReturnType<typeof logisticsRow>[Column]>;
};
type Stored<Value> = Value extends boolean ? number | boolean : Value;

const maybe = (value: number | boolean | null): boolean | null => (value === null ? null : Boolean(value));

function toLogistics(row: Row): Logistics {
  return {
    visitStartDate: row.visit_start_date,
    visitEndDate: row.visit_end_date,
    isInstitution: Boolean(row.is_institution),
    hasVisited: maybe(row.has_visited),
    peopleParticipated: row.people_participated,
    accommodationNeeded: maybe(row.accommodation_needed),
    accommodationType: row.accommodation_type,
    needsVisaAssistance: maybe(row.needs_visa_assistance),
    travelFromCountry: row.travel_from_country,
    travelFromCity: row.travel_from_city,
    emergencyContactName: row.emergency_contact_name,
    emergencyContactRelationship: row.emergency_contact_relationship,
    emergencyContactPhone: row.emergency_contact_phone,
    emergencyContactEmail: row.emergency_contact_email,
    declarationAccuracy: Boolean(row.declaration_accuracy),
    declarationConduct: Boolean(row.declaration_conduct),
    declarationDataProcessing: Boolean(row.declaration_data_processing),
  };
}
