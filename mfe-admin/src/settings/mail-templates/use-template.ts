import { type ApiError, deviceStore } from '@portal/remote-sdk';
import { useMemo, useRef, useState } from 'react';
import {
  backToStandard,
  type MailTemplate,
  previewTemplate,
  saveTemplate,
  type TemplatePlace,
  type TemplatePreview,
  type TemplateWords,
} from '../../api/mail-templates';
import { fieldErrors, refusalSentence } from '../../frame/common/refusal';
import { useStaff } from '../../frame/common/staff-context';
import { useWork } from '../../frame/common/use-work';
import { applicationNumber } from './application-number';
import { templateWords as t } from './words';

type Part = keyof TemplateWords;
const parts: readonly Part[] = ['subject', 'text', 'small'];
type Field = Part | 'application';
export const fields: readonly Field[] = [...parts, 'application'];

const wordsOf = ({ subject, text, small }: TemplateWords): TemplateWords => ({ subject, text, small });

export interface TemplateFormProps {
  place: TemplatePlace;
  template: MailTemplate;
  changed: (now: MailTemplate) => void;
}

/** Keeps the words as typed. The server checks them before they are previewed and saved. */
export function useTemplate({ place, template, changed }: TemplateFormProps) {
  const { api, shell, userId } = useStaff();
  const { busy, run } = useWork();
  const { programme, kind, language } = place;
  const kept = useMemo(
    () =>
      deviceStore<TemplateWords>(`staff:mail-words:${userId}:${programme}:${kind}:${language}`, {
        of: userId,
      }),
    [userId, programme, kind, language],
  );
  const [typed, setTyped] = useState(() => kept.read() ?? wordsOf(template));
  const latest = useRef(typed);
  latest.current = typed;
  const [errors, setErrors] = useState<Partial<Record<Field, string>>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [application, setApplication] = useState('');
  const [preview, setPreview] = useState<TemplatePreview | null>(null);

  function begin() {
    setAttempt((count) => count + 1);
    setErrors({});
    setFailure(null);
  }
  const failed = (fallback: string) => (error: ApiError) => {
    const found = fieldErrors(error, parts);
    setErrors(found);
    setPreview(null);
    if (Object.keys(found).length === 0) setFailure(refusalSentence(error, fallback));
  };
  const notShown = (id: number | undefined) => (error: ApiError) => {
    if (id === undefined || error.status !== 404) return failed(t.previewFailed)(error);
    setPreview(null);
    setErrors({ application: t.noApplication(id) });
  };
  function keep(now: MailTemplate, sentence: string) {
    // Words typed meanwhile stay.
    if (latest.current === typed) {
      kept.clear();
      setTyped(wordsOf(now));
    }
    setPreview(null);
    changed(now);
    shell.notify.success(sentence);
  }
  return {
    typed,
    errors,
    failure,
    attempt,
    busy,
    preview,
    application,
    choose(typedNumber: string) {
      setApplication(typedNumber);
      setPreview(null);
    },
    change(part: Part, words: string) {
      const next = { ...typed, [part]: words };
      kept.write(next);
      setTyped(next);
      setPreview(null);
    },
    restore(words: TemplateWords) {
      kept.write(wordsOf(words));
      setTyped(wordsOf(words));
      setErrors({});
      setPreview(null);
      shell.notify.success(t.restored);
    },
    look() {
      begin();
      const id = applicationNumber(application);
      if (id === null) {
        setPreview(null);
        return setErrors({ application: t.noNumber });
      }
      const work = async () => setPreview(await previewTemplate(api, place, typed, id));
      void run(work, notShown(id));
    },
    save() {
      begin();
      const work = async () => keep(await saveTemplate(api, place, typed, template.version), t.saved);
      void run(work, failed(t.saveFailed));
    },
    standard() {
      begin();
      const work = async () => keep(await backToStandard(api, place, template.version), t.back);
      void run(work, failed(t.saveFailed));
    },
  };
}
