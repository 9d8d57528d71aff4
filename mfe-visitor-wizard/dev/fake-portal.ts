import * as memory from '@portal/application-ui/dev';

const visitor_info = (stored: memory.Stored) => {
  const { text } = memory.readerOf(stored);
  return {
    full_name: memory.reviewedPerson(stored).full_name,
    institution_name: text('institution_name'),
    institution_position: text('institution_position'),
  };
};

/** The review of the logistics; empty until the days of the visit are stored. */
function logistics(stored: memory.Stored) {
  const { text, answer, figure } = memory.readerOf(stored);
  if (!text('visit_start_date') || !text('visit_end_date')) return null;
  return {
    visit_start_date: text('visit_start_date'),
    visit_end_date: text('visit_end_date'),
    is_institution: answer('is_institution') ?? false,
    has_visited: answer('has_visited'),
    people_participated: figure('people_participated'),
    accommodation_type: text('accommodation_type'),
    needs_visa_assistance: answer('needs_visa_assistance'),
    travel_from_country: text('travel_from_country'),
    travel_from_city: text('travel_from_city'),
    emergency_contact_name: text('emergency_contact_name'),
    emergency_contact_relationship: text('emergency_contact_relationship'),
    emergency_contact_phone: text('emergency_contact_phone'),
    emergency_contact_email: text('emergency_contact_email'),
    declaration_accuracy: answer('declaration_accuracy') ?? false,
    declaration_conduct: answer('declaration_conduct') ?? false,
    declaration_data_processing: answer('declaration_data_processing') ?? false,
  };
}

function review(stored: memory.Stored) {
  const { text, answer, figure } = memory.readerOf(stored);
  return {
    ...memory.commonReview(stored),
    visitor_info: visitor_info(stored),
    institutions: memory.schoolsOf(stored),
    degree: [],
    logistics: logistics(stored),
    periods: memory.periodsOf(stored),
    form_data: {
      signature: text('signature'),
      agreement: answer('agreement') ?? false,
      previous_degrees: text('previous_degrees'),
      personal_statement: text('personal_statement'),
      hours_available: figure('hours_available'),
    },
  };
}

const visit: memory.FakeProgramme = {
  role: 'visitor',
  base: '/api/visitor',
  review,
  progress: (stored) => ({ visitor_info: visitor_info(stored) }),
  upload(stored, path, fields) {
    const kept = memory
      .filesOf(fields)
      .map(({ type, file }) => [type, memory.keepFile(stored, type === 'national_id' ? 'id' : type, file)]);
    const uploads: Record<string, memory.Upload> = Object.fromEntries(kept);
    return path.endsWith('/upload-national-id') ? { upload: uploads.national_id } : { uploads };
  },
};

/** A portal in memory for the visit application. */
export const fakePortal = (stored: Partial<memory.Stored> = {}) => memory.fakePortal(visit, stored);
