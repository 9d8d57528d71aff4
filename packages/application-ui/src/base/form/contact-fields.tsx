import * as t from '../../messages/contacts';
import { EmailText } from './value-fields';

interface ContactFieldProps {
  path: string;
  optional?: boolean;
}

/** The email address of another person, for which the browser must not offer the applicant's own. */
export const ContactEmail = (props: ContactFieldProps) => (
  <EmailText {...props} label={t.email()} autoComplete="off" />
);
