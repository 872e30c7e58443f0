import { ask } from '../shared-questions.ts'

export const questions = ask(
  'goal',
  'initiatives',
  'numbers',
  'constraint',
  'bestCustomers',
  'budget',
  'channels',
)
