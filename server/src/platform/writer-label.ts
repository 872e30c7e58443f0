import type { Config } from '../config.ts'

/** "built-in", or "provider:model" as configured. */
export const writerLabel = (config: Config): string =>
  config.ai ? `${config.ai.provider}:${config.ai.model}` : 'built-in'
