import type { Claim } from '@sextant/contracts/deliverable'
import type { Path } from '../../../evidence/claims.ts'

/** A statement that a model may phrase: named by what stands there, so that it is found again when lists are in another order. */
export type Place = {
  place: string
  path: Path
  claim: Claim
  /** Characters that fit in there; as many as there are where nothing limits them. */
  most?: number
  /** Nobody knows it: whoever phrases it says so with its first word. */
  isGuess?: true
}
