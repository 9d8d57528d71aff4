import { FormText } from '@portal/ui/form-state';

interface ContactFieldProps {
  path: string;
  optional?: boolean;
}

/** Someone else's address: the browser's own is not offered. */
export const ContactEmail = (props: ContactFieldProps) => (
  <FormText
    {...props}
    label="Email"
    type="email"
    autoComplete="off"
    autoCapitalize="none"
    spellCheck={false}
  />
);

/** Someone else's number. */
export const ContactPhone = (props: ContactFieldProps) => (
  <FormText
    {...props}
    label="Phone"
    type="tel"
    hint="With the country code, like +250 788 123 456."
    width={20}
    autoComplete="off"
  />
);
