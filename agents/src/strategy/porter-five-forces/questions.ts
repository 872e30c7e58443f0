import { ask } from '../shared-questions.ts'

export const questions = ask(
  'market',
  'rivals',
  'bestCustomers',
  'switching',
  'partners',
  'change',
  'prices',
)
