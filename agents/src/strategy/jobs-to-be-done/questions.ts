import { ask } from '../shared-questions.ts'

export const questions = ask(
  'offer',
  'bestCustomers',
  'rivals',
  'switching',
  'outcomes',
  'strength',
  'change',
)
