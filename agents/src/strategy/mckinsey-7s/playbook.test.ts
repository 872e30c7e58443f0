import { owes } from '../cases/golden.ts'

owes('mckinsey-7s')
