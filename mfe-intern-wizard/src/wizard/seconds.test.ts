import { internshipDocuments, isRequiredDocument } from '@portal/application-ui/documents';
import { reviewSeconds, stepSeconds } from '@portal/application-ui/time';
import { homeCards } from '@portal/contract-svc-applications-v1';
import * as asked from '@portal/contract-svc-applications-v1/questions';
import { seconds } from './seconds';

const letter = [{ required: true }];
const documents = internshipDocuments.map(({ value }) => ({ required: isRequiredDocument(value) }));

test('each step declares the time that its questions take', () => {
  const { clinicalExperience, researchExperience, volunteerExperience } = asked;
  expect(seconds).toEqual({
    welcome: stepSeconds([asked.welcome]),
    'personal-info': stepSeconds([asked.person]),
    'personal-details': stepSeconds([asked.disability]),
    education: stepSeconds([asked.schools, asked.degrees, asked.honors, asked.courses]),
    experience: stepSeconds([clinicalExperience, researchExperience, volunteerExperience]),
    motivation: stepSeconds([asked.interests, asked.statement]),
    skills: stepSeconds([asked.skills]),
    availability: stepSeconds([asked.availability]),
    'academic-reference': stepSeconds([asked.referees.academic], letter),
    'community-reference': stepSeconds([asked.referees.community], letter),
    documents: stepSeconds([], documents),
    review: reviewSeconds + stepSeconds([asked.signature]),
  });
});

test('the home page promises as much time', () => {
  const minutes = Object.values(seconds).reduce((all, one) => all + one, 0) / 60;
  const promised = Number(/about (\d+) minutes/.exec(homeCards.intern.facts.join(' '))?.[1]);
  expect(Math.abs(promised - minutes)).toBeLessThan(5);
});
