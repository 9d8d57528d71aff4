import { defaultFormLimits, type FormLimits, yesNo } from '@portal/contract-svc-applications-v1';
import { filled, isAsked, type Leaf } from '@portal/contract-svc-applications-v1/questions';
import {
  FormCheckbox,
  FormDate,
  FormRadios,
  FormSelect,
  FormText,
  FormTextArea,
  useFormValue,
} from '@portal/ui/form-state';
import { translatedDefinition } from '@portal/ui/language';
import { createContext, useContext } from 'react';
import { ContactEmail } from '../../base/form/contact-fields';
import { today } from '../../base/form/rule-kit';
import { NameText } from '../../base/form/value-fields';
import { ContactPhone } from '../../base/phone';
import { AsksEditorOnly } from './asks-later';

/** The portal's length limits; the defaults without a provider. */
export const FieldLimits = createContext<FormLimits>(defaultFormLimits);

export interface QuestionFieldProps {
  question: Leaf;
  /** The path of its answer in the form. */
  path: string;
}

/** The path of a neighbouring answer: in the same row, or in the form. */
const besideOf = (path: string, key: string) => path.replace(/[^.]+$/, key);

/** A question with its field; nothing where the question is not asked. */
export function QuestionField({ question, path }: QuestionFieldProps) {
  const [key = path] = Object.keys(question.when ?? {});
  const deciding = useFormValue<string>(besideOf(path, key));
  const asksEditorOnly = useContext(AsksEditorOnly);
  if ((question.later && !asksEditorOnly) || !isAsked(question, { [key]: deciding })) return null;
  return <AskedField question={question} path={path} />;
}

/** The hint below a label: an explanation and an example of an answer. */
function hintOf({ hint, example }: Leaf, limit?: number): string | undefined {
  const hintText = hint && filled(hint, limit === undefined ? {} : { limit });
  return [hintText, example?.en].filter(Boolean).join(' ') || undefined;
}

function AskedField({ question: asked, path }: QuestionFieldProps) {
  const question = translatedDefinition(asked);
  const limits = useContext(FieldLimits);
  const limit = question.kind === 'essay' ? limits[question.limit] : undefined;
  const hint = hintOf(question, limit);
  const field = { path, label: question.label.en, hint, optional: question.optional === true };
  const fill = question.fill ? { autoComplete: question.fill } : {};
  switch (question.kind) {
    case 'line':
      return question.named ? <NameText {...field} {...fill} /> : <FormText {...field} {...fill} />;
    case 'text':
      return <FormTextArea {...field} {...fill} {...(question.lines ? { rows: question.lines } : {})} />;
    case 'essay':
      return (
        <FormTextArea {...field} rows={question.lines ?? 2} {...(limit === undefined ? {} : { limit })} />
      );
    case 'whole':
      return <WholeField question={question} path={path} />;
    case 'choice':
      return question.placeholder ? (
        <FormSelect {...field} options={question.options} placeholder={question.placeholder.en} />
      ) : (
        <FormRadios
          {...field}
          legend={field.label}
          options={question.options}
          inline={question.inline === true}
        />
      );
    case 'yes-no':
      return <FormRadios {...field} legend={field.label} options={translatedDefinition(yesNo)} inline />;
    case 'tick':
      return <FormCheckbox path={path} label={field.label} hint={hint} />;
    case 'day':
    case 'birth':
      return <DayField question={question} path={path} />;
    case 'email':
      return <ContactEmail path={path} optional={field.optional} />;
    case 'phone':
      return <ContactPhone path={path} optional={field.optional} />;
  }
}

function WholeField({ question, path }: { question: Extract<Leaf, { kind: 'whole' }>; path: string }) {
  return (
    <FormText
      path={path}
      label={question.label.en}
      hint={hintOf(question)}
      optional={question.optional === true}
      inputMode="numeric"
      width={4}
      {...(question.placeholder ? { placeholder: question.placeholder } : {})}
    />
  );
}

function DayField({ question, path }: { question: Extract<Leaf, { kind: 'day' | 'birth' }>; path: string }) {
  const after = question.kind === 'day' ? question.after : undefined;
  const begins = useFormValue<string>(besideOf(path, after?.key ?? ''));
  const ahead = question.kind === 'day' && question.ahead ? today() : undefined;
  return (
    <FormDate
      path={path}
      label={question.label.en}
      hint={hintOf(question)}
      optional={question.optional === true}
      {...(ahead ? { min: (after && begins) || ahead } : {})}
    />
  );
}
