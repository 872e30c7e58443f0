import { owes } from '../cases/golden.ts'

owes('ice')
