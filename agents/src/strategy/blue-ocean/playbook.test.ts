import { owes } from '../cases/golden.ts'

owes('blue-ocean')
