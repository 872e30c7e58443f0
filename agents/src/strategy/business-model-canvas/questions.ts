import { ask } from '../shared-questions.ts'

export const questions = ask(
  'offer',
  'bestCustomers',
  'channels',
  'prices',
  'costs',
  'partners',
  'numbers',
)
