import type { Tokens } from '@sextant/agents/model/job'
import type { AiPrice } from '@sextant/contracts/ai/prices'

/** A cent per million tokens is a hundredth of a millionth of a dollar per token. */
const PER_MICRO = 100

/** What tokens cost, in millionths of a US dollar. */
export const costMicros = ({ input, cached, output }: Tokens, price: AiPrice): number =>
  Math.round(
    ((input - cached) * price.input + cached * price.cached + output * price.output) / PER_MICRO,
  )
