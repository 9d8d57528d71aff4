import { yesNo } from '@portal/contract-svc-applications-v1';
import type { Condition, Section } from '@portal/contract-svc-applications-v1/questions';
import { Card } from '@portal/ui';
import { RadioGroup } from '@portal/ui/forms';
import { translated } from '@portal/ui/language';
import { useState } from 'react';
import * as t from '../../../messages/eligibility';
import { NotForYou } from './not-for-you';

/** Asks first whether the programme suits this person; nothing when it is open to everybody. */
export function Eligibility({ of: { conditions = [] } }: { of: Pick<Section, 'conditions'> }) {
  const [answers, setAnswers] = useState<Readonly<Record<string, string>>>({});
  if (conditions.length === 0) return null;
  const failed = conditions.filter(({ key }) => answers[key] === 'no');
  return (
    <Card title={t.isItForYou()}>
      <p className="p-muted p-small">{t.forYouAlone()}</p>
      {conditions.map(({ key, ask }: Condition) => (
        <RadioGroup
          key={key}
          name={`condition-${key}`}
          legend={translated(ask.en)}
          options={yesNo.map(({ value, label }) => ({ value, label: translated(label) }))}
          inline
          value={answers[key]}
          onChange={(answer) => setAnswers({ ...answers, [key]: answer })}
        />
      ))}
      <div role="status">{failed.length > 0 ? <NotForYou conditions={failed} /> : null}</div>
    </Card>
  );
}
