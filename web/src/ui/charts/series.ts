/** A colour of the chart palette. It belongs to what is drawn (a channel) for good, not to a place in a list. other: grey, for what is together because it is small. */
export type SeriesIndex = 1 | 2 | 3 | 4 | 5 | 6 | 'other'

export const colourOf = (series: SeriesIndex): string => `var(--chart-${series})`

/** The same for words, which need more contrast than areas: drawn towards the ink. */
export const wordColourOf = (series: SeriesIndex): string =>
  `color-mix(in oklab, ${colourOf(series)} 58%, var(--ink))`

// Square, disc, triangle, diamond, triangle on its point, cross, and a bar for the rest: told apart without colour. Each fills about the same area within ±5.
const SHAPES: Record<SeriesIndex, string> = {
  1: 'M-4-4H4V4H-4Z',
  2: 'M-4.5 0A4.5 4.5 0 1 1 4.5 0A4.5 4.5 0 1 1-4.5 0Z',
  3: 'M0-5L5 4H-5Z',
  4: 'M0-5.5L5.5 0L0 5.5L-5.5 0Z',
  5: 'M0 5L5-4H-5Z',
  other: 'M-5-2.5H5V2.5H-5Z',
  6: 'M-1.75-5H1.75V-1.75H5V1.75H1.75V5H-1.75V1.75H-5V-1.75H-1.75Z',
}

/** The marker of a series as a path around 0,0. */
export const shapeOf = (series: SeriesIndex): string => SHAPES[series]
