import type { Usage } from '@sextant/agents/writers/writer'
import type { AiConfig } from '../../config.ts'

/** What a run's tokens cost, in millionths of a US dollar, at the configured price in cents per million tokens. */
export const costMicros = (
  usage: Usage,
  price: Pick<AiConfig, 'inputCentsPerMillion' | 'outputCentsPerMillion'> | null,
): number =>
  price
    ? Math.round(
        (usage.inputTokens * price.inputCentsPerMillion +
          usage.outputTokens * price.outputCentsPerMillion) /
          100,
      )
    : 0
