import { owes } from '../cases/golden.ts'

owes('jobs-to-be-done')
