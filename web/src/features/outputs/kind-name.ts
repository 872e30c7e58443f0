import { TOOLS } from '@sextant/contracts/catalogue'

/** What an output is, in words, from its output_type. */
export const kindName = (outputType: string): string =>
  outputType === 'combined'
    ? 'Combined document'
    : (TOOLS.find(({ id }) => id === outputType)?.name ?? outputType)
