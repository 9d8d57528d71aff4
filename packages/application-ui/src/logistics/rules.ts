import { limits, visitMessages as say } from '@portal/contract-svc-applications-v1';
import { hoursSentence } from '../availability/rules';
import { isInstitutional, travelFields, type VisitForm } from '../form';
import { lengthRules } from '../form/length-rules';
import { isDay, isEmail, isWhole, missing, sentences } from '../form/rule-kit';
import { isPhoneLength } from '../personal/phone';

function participantsSentence(form: VisitForm): string | undefined {
  const count = form.people_participated.trim();
  if (!isInstitutional(form)) return undefined;
  if (count === '' || Number(count) < limits.participants.min) return say.people_participated;
  return isWhole(count, limits.participants) ? undefined : say.people_range(limits.participants.max);
}

function dateSentences({ visit_start_date: start, visit_end_date: end }: VisitForm) {
  return {
    visit_start_date: !isDay(start) && say.dates,
    visit_end_date: !isDay(end) ? say.dates : isDay(start) && end <= start && say.order,
  };
}

export function logisticsRules(form: VisitForm): Record<string, string> {
  const { emergency_contact_phone: phone, emergency_contact_email: email } = form;
  return {
    ...lengthRules(Object.fromEntries(travelFields.map((field) => [field, form[field]]))),
    ...sentences({
      ...dateSentences(form),
      hours_available: hoursSentence(form.hours_available),
      has_visited: missing(form.has_visited) && say.has_visited,
      people_participated: participantsSentence(form),
      emergency_contact_phone:
        !missing(phone) && !isPhoneLength(phone, limits.phone) && say.emergency_contact_phone,
      emergency_contact_email: !missing(email) && !isEmail(email) && say.emergency_contact_email,
    }),
  };
}
