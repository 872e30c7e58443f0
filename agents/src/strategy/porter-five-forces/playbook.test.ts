import { owes } from '../cases/golden.ts'

owes('porter-five-forces')
