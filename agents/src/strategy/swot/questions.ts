import { ask } from '../shared-questions.ts'

export const questions = ask(
  'offer',
  'rivals',
  'bestCustomers',
  'strength',
  'constraint',
  'change',
  'goal',
)
