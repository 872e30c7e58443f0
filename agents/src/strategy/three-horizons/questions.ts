import { ask } from '../shared-questions.ts'

export const questions = ask(
  'goal',
  'offer',
  'initiatives',
  'budget',
  'constraint',
  'change',
  'bestCustomers',
)
