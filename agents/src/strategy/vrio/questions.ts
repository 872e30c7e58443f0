import { ask } from '../shared-questions.ts'

export const questions = ask(
  'offer',
  'rivals',
  'strength',
  'resources',
  'inside',
  'compare',
  'goal',
)
