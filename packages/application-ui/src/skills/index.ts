export { LanguageFields, OtherSkillsField } from './fields';
export { languageRules, skillsRules } from './rules';
export { SkillsView } from './view';
