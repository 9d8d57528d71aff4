import { useEffect, useRef, useState } from 'react';
import { fieldErrors, refusalSentence } from '../../frame/common/refusal';
import { useWork } from '../../frame/common/use-work';

/** Sends the form of a dialog; refusals are shown at their fields, and the first one gets the focus. */
export function useDialogForm<Typed extends object>(
  start: Typed,
  { fields, prefix, failed }: { fields: readonly string[]; prefix: string; failed: string },
) {
  const { busy, run } = useWork();
  const [typed, setTyped] = useState(start);
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const firstWrong = useRef<string | null>(null);
  useEffect(() => {
    if (firstWrong.current) document.getElementById(firstWrong.current)?.focus();
    firstWrong.current = null;
  });
  function change(more: Partial<Typed>) {
    setTyped({ ...typed, ...more });
    // A corrected field no longer counts as wrong.
    setErrors(({ ...left }) => {
      for (const field of Object.keys(more)) delete left[field];
      return left;
    });
  }
  function send(doing: () => Promise<void>) {
    setFailure(null);
    setErrors({});
    void run(doing, (error) => {
      const found = fieldErrors(error, fields);
      setErrors(found);
      const [first] = fields.filter((field) => found[field]);
      firstWrong.current = first ? `${prefix}-${first.replace('.', '-')}` : null;
      if (!first) setFailure(refusalSentence(error, failed));
    });
  }
  return { typed, change, errors, failure, busy, send };
}
