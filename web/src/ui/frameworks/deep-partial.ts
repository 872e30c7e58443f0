export type { DeepPartial } from '@sextant/drawings/deep-partial'
