import { owes } from '../cases/golden.ts'

owes('three-horizons')
