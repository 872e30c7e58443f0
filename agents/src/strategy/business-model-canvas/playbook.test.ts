import { owes } from '../cases/golden.ts'

owes('business-model-canvas')
