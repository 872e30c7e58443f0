import { FRAMEWORKS } from '@sextant/contracts/catalogue'

/** What an output is, in words, from its output_type. */
export const kindName = (outputType: string): string =>
  outputType === 'strategy-document'
    ? 'Strategy document'
    : (FRAMEWORKS.find(({ id }) => id === outputType)?.name ?? outputType)
