export { Amount, Day, Label, Message, message, messagesOf, type Text } from './messages';
export { ruleText, ruleTexts, textMessages, textOfRule, whenever, whenMissing, withText } from './rules';
