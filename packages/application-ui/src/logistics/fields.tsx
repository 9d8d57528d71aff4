import { accommodationTypes, limits, yesNo } from '@portal/contract-svc-applications-v1';
import { Card } from '@portal/ui';
import { FormDate, FormRadios, FormSelect, FormText, useFormValue } from '@portal/ui/form-state';
import { ContactEmail, ContactPhone } from '../form/contact-fields';
import { today } from '../form/rule-kit';

/** The days of a visit. */
export function VisitDates() {
  const first = today();
  const start = useFormValue<string>('visit_start_date') || first;
  return (
    <div className="p-grid p-grid-small">
      <FormDate path="visit_start_date" label="Visit start date" min={first} />
      <FormDate path="visit_end_date" label="Visit end date" min={start} />
    </div>
  );
}

export const AccommodationNeeded = () => (
  <FormRadios
    path="accommodation_needed"
    legend="Do you need accommodation?"
    options={yesNo}
    inline
    optional
  />
);

/** When a visitor comes, for how many hours, and with whom. */
export function VisitFields() {
  const institutional = useFormValue<string>('purpose') === 'institutional';
  return (
    <Card title="Your visit">
      <VisitDates />
      <FormText
        path="hours_available"
        label="Weekly availability in hours"
        hint="How many hours a week you can be with us."
        inputMode="numeric"
        width={4}
      />
      <FormRadios path="has_visited" legend="Have you visited us before?" options={yesNo} inline />
      {institutional ? (
        <FormText
          path="people_participated"
          label="Number of participants"
          hint="All who come, yourself included."
          type="number"
          inputMode="numeric"
          min={limits.participants.min}
          max={limits.participants.max}
          width={4}
        />
      ) : null}
    </Card>
  );
}

/** Where a visitor comes from and stays; it helps us to prepare. */
export function TravelFields() {
  return (
    <Card title="Travel and stay">
      <div className="p-grid p-grid-small">
        <FormText
          path="travel_from_country"
          label="Country you travel from"
          optional
          autoComplete="country-name"
        />
        <FormText
          path="travel_from_city"
          label="City you travel from"
          optional
          autoComplete="address-level2"
        />
      </div>
      <FormRadios
        path="needs_visa_assistance"
        legend="Do you need help with a visa?"
        hint="We can write an invitation; the visa itself is yours to apply and pay for."
        options={yesNo}
        inline
        optional
      />
      <FormSelect
        path="accommodation_type"
        label="Where are you going to stay?"
        options={accommodationTypes}
        placeholder="Choose one"
        optional
      />
    </Card>
  );
}

/** Whom to call when something happens. */
export function EmergencyContactFields() {
  return (
    <Card title="Emergency contact">
      <p className="form-text">Someone we may call if something happens to you during the visit.</p>
      <FormText path="emergency_contact_name" label="Full name" optional autoComplete="off" />
      <FormText
        path="emergency_contact_relationship"
        label="How they are related to you"
        optional
        autoComplete="off"
      />
      <ContactPhone path="emergency_contact_phone" optional />
      <ContactEmail path="emergency_contact_email" optional />
    </Card>
  );
}
