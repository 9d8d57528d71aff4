export { checkTemplate, type TemplateSentences } from './check';
export type { Placeholder, Template, TemplateKind } from './kinds';
export { changedIn, presentLine, presentWords } from './presenter';
export { type SavedWords, saveTemplate } from './save';
export { languageQuery, lineAnswer, mailAnswer, templateFields, versionField, wordsAnswer } from './schema';
export { type TemplateStore, type TemplateTable, type TemplateVersion, templateStore } from './store';
export { type Filling, kindIn, linesOf, type Wording, writeFrom } from './write';
