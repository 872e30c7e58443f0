import { ask } from '../shared-questions.ts'

export const questions = ask('goal', 'strength', 'inside', 'constraint', 'resources', 'change')
