import type { AnyCall } from '@portal/service-kit/http';
import { defineModule, type Service } from '../platform';
import { auditCalls } from './audit/routes';
import { fallbackCalls } from './reading/fallback-routes';
import { readingCalls } from './reading/routes';
import { comparisonCalls } from './reopening/routes';

const calls = (service: Service): AnyCall[] => [
  ...comparisonCalls(service),
  ...readingCalls(service),
  ...fallbackCalls(service),
  ...auditCalls(service),
];

export const applicationViewModule = defineModule({ name: 'application-view', calls });
