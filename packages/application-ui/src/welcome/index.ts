export { type WelcomeAnswers, welcomeComplete, welcomeRules } from './rules';
