import { requiredDocumentsOf } from '@portal/application-ui/documents';
import { reviewSeconds, stepSeconds } from '@portal/application-ui/time';
import { homeCards, visitDocumentTypes } from '@portal/contract-svc-applications-v1';
import * as asked from '@portal/contract-svc-applications-v1/questions';
import { seconds } from './seconds';

const required: readonly string[] = requiredDocumentsOf({ purpose: 'personal' });
const documents = visitDocumentTypes.map(({ value }) => ({ required: required.includes(value) }));
const identity = [{ required: true }];

test('each step declares the time that its questions take', () => {
  expect(seconds).toEqual({
    welcome: stepSeconds([asked.visitWelcome]),
    'personal-info': stepSeconds([asked.visitor, asked.organisation, asked.disability], identity),
    education: stepSeconds([asked.highestEducation, asked.visitSkills]),
    'visit-goals': stepSeconds([asked.interests, asked.visitPurpose]),
    logistics: stepSeconds([asked.logistics]),
    documents: stepSeconds([], documents),
    declaration: stepSeconds([asked.declarations]),
    review: reviewSeconds + stepSeconds([asked.agreedSignature]),
  });
});

test('the home page promises as much time', () => {
  const minutes = Object.values(seconds).reduce((all, one) => all + one, 0) / 60;
  const promised = Number(/about (\d+) minutes/.exec(homeCards.visitor.facts.join(' '))?.[1]);
  expect(Math.abs(promised - minutes)).toBeLessThan(5);
});
