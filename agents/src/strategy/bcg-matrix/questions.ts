import { ask } from '../shared-questions.ts'

export const questions = ask('market', 'offer', 'shares', 'rivals', 'constraint', 'goal')
