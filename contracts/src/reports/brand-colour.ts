/** WCAG AA for text on white paper. */
const LEAST = 4.5

const channels = (colour: string): number[] =>
  [1, 3, 5].map(at => Number.parseInt(colour.slice(at, at + 2), 16) / 255)

const linear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4

/** Contrast of a colour with white paper, as WCAG computes it. */
function onWhite(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map(linear)
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05)
}

const darker = (colour: string, by: number): string =>
  `#${channels(colour)
    .map(channel =>
      Math.round(channel * by * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

/** The nearest shade of a brand's colour in which words can be read on paper. */
export function readableOnPaper(colour: string): string {
  for (let by = 1; by > 0; by -= 0.04) {
    const tried = darker(colour, by)
    if (onWhite(tried) >= LEAST) return tried
  }
  return '#000000'
}
