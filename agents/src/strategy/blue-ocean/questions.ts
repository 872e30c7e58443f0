import { ask } from '../shared-questions.ts'

export const questions = ask(
  'offer',
  'rivals',
  'bestCustomers',
  'outcomes',
  'compare',
  'constraint',
  'goal',
)
