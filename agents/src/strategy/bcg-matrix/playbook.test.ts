import { owes } from '../cases/golden.ts'

owes('bcg-matrix')
