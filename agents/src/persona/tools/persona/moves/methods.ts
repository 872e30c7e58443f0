import type { PlaySource } from '../../../../plays/play.ts'

export const TALKS: PlaySource = {
  method: 'Ask what happened, never what would',
  by: 'Fitzpatrick 2013',
}
export const SPLIT: PlaySource = {
  method: 'Send half the old text and half the new, and count',
  by: 'Kohavi, Tang and Xu 2020',
}
export const RINGS: PlaySource = {
  method: 'Answer barriers, criteria and deciders in the buyers’ own words',
  by: 'Revella 2015',
}
export const FORCES: PlaySource = {
  method: 'Compare with what people really did before',
  by: 'Moesta 2020',
}
export const CHANNELS: PlaySource = {
  method: 'Test the channel that already works, small, before the next',
  by: 'Weinberg and Mares 2015',
}
export const PRICES: PlaySource = {
  method: 'Test a price on new offers before it is changed for all',
  by: 'Nagle, Hogan and Zale 2016',
}
export const METHODS = [TALKS, SPLIT, RINGS, FORCES, CHANNELS, PRICES]
