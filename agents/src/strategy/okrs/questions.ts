import { ask } from '../shared-questions.ts'

export const questions = ask(
  'goal',
  'period',
  'baseline',
  'numbers',
  'constraint',
  'initiatives',
  'bestCustomers',
)
