export { SessionsCard, type SessionsCardProps } from './sessions-card';
