import '@testing-library/jest-dom';
import { programmeAnswers, referees, type Section } from '@portal/contract-svc-applications-v1/questions';
import { createFormStore, FormProvider } from '@portal/ui/form-state';
import { render, screen } from '@testing-library/react';
import { AsksEditorOnly, QuestionFields } from '../src/steps/questions';

const sections: Section[] = [
  ...Object.values(programmeAnswers).flatMap((one) => one.sections),
  ...Object.values(referees),
];
const longest = 100;

test.each(sections.map((one) => [one.key, one.why?.en ?? ''] as const))(
  'the section %s says briefly why it is asked',
  (_key, why) => {
    expect(why).toMatch(/^[A-Z].*\.$/);
    expect(why.length).toBeLessThanOrEqual(longest);
  },
);

const section = {
  key: 'some',
  heading: { en: 'Some questions' },
  why: { en: 'So that we know.' },
  ask: {
    first: { kind: 'line', label: { en: 'First' }, example: { en: 'For example: one.' } },
    second: {
      kind: 'line',
      label: { en: 'Second' },
      hint: { en: 'In words.' },
      example: { en: 'Like two.' },
    },
    rows: {
      kind: 'rows',
      label: { en: 'Rows' },
      row: { en: 'Row {position}' },
      add: { en: 'Add a row' },
      of: { third: { kind: 'line', label: { en: 'Third' } } },
    },
  },
} as const satisfies Section;

const draw = (changes = false) =>
  render(
    <FormProvider form={createFormStore({ first: '', second: '', rows: [] })}>
      <AsksEditorOnly value={changes}>
        <QuestionFields of={section} />
      </AsksEditorOnly>
    </FormProvider>,
  );

test('the reason for a question is shown once, in the first card; an example belongs to its field', () => {
  draw();
  expect(screen.getAllByText('So that we know.')).toHaveLength(1);
  expect(screen.getByText('So that we know.').closest('section')).toHaveTextContent(/^Some questions/);
  expect(screen.getByLabelText('First')).toHaveAccessibleDescription('For example: one.');
  expect(screen.getByLabelText('Second')).toHaveAccessibleDescription('In words. Like two.');
});

test('a later card shows its own reason, and that of the section is not repeated', () => {
  const later = {
    ...section,
    cards: { second: { title: { en: 'More of it' }, why: { en: 'So that it fits.' } } },
  } as const satisfies Section;
  render(
    <FormProvider form={createFormStore({ first: '', second: '', rows: [] })}>
      <QuestionFields of={later} />
    </FormProvider>,
  );
  expect(screen.getByText('So that it fits.').closest('section')).toHaveTextContent(/^More of it/);
  expect(screen.getAllByText('So that we know.')).toHaveLength(1);
});

test.each(
  sections.flatMap((one) => Object.values(one.cards ?? {}).map((card) => [card.title.en, card] as const)),
)(
  'the card %s says briefly why it is asked, by a reason or a lead',
  (_title, { why, lead }: NonNullable<Section['cards']>[string]) => {
    expect((why ?? lead)?.en).toMatch(/^[A-Z].*\.$/);
    expect((why ?? lead)?.en.length).toBeLessThanOrEqual(longest);
  },
);

test('a person who changes answers later does not see it again', () => {
  draw(true);
  expect(screen.queryByText('So that we know.')).toBeNull();
});
