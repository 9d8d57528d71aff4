export { type Budget, type Budgets, createBudgets } from './budgets';
export { type BudgetStore, budgetStore } from './store';
