import { Notice } from '../../components/notice';
import { useForm, useFormErrors } from '../../form-state';
import { ErrorSummary } from '../../forms';

export interface StepErrorsProps {
  /** An error that belongs to no field. */
  problem: string | null;
}

/** 'There is a problem' with a link to each field, and what went wrong beside the fields. */
export function StepErrors({ problem }: StepErrorsProps) {
  const form = useForm();
  const errors = Object.entries(useFormErrors());
  return (
    <>
      <ErrorSummary
        attempt={form.attempt()}
        errors={errors.map(([path, message]) => ({ href: `#${path}`, message }))}
      />
      {problem ? (
        <Notice tone="danger" role="alert" title={problem}>
          <p>What you typed is kept on this device.</p>
        </Notice>
      ) : null}
    </>
  );
}
