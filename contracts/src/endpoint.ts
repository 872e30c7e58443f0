import { oc } from '@orpc/contract'
import { ERRORS } from './errors.ts'

/** Every endpoint starts here: it may answer with any code of the error table. */
export const endpoint = oc.errors(ERRORS)
