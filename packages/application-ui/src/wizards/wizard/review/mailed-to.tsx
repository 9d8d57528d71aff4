import { Card } from '@portal/ui';
import { useFormValue } from '@portal/ui/form-state';
import * as t from '../../../messages/reviewing';
import { CorrectContact } from '../../../steps/contact';
import { useApp } from '../app-context';
import { useContactForm } from '../contact-form';

/** Shows the email address once more, large, before the submission: with a slip in it the password would go astray. */
export function MailedTo() {
  const { account } = useApp();
  const target = useContactForm();
  const email = useFormValue<string>('email');
  const [name, host] = email.split('@');
  const hasPassword = account() !== null;
  return (
    <Card title={hasPassword ? t.confirmationMailedTo() : t.passwordMailedTo()}>
      <p className="p-address" translate="no">
        {name}@<wbr />
        {host}
      </p>
      <p className="form-text">
        {hasPassword ? null : t.passwordStays()}
        {t.readAddress()}
      </p>
      <CorrectContact what="email" door={target} />
    </Card>
  );
}
