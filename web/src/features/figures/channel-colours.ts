import type { FiguresView } from '@sextant/contracts/figures/view'
import type { SeriesIndex } from '@/ui/charts/series.ts'
import { channelLabel } from './words.ts'

type Colour = Exclude<SeriesIndex, 'other'>
const COLOURS: readonly Colour[] = [1, 2, 3, 4, 5, 6]

/** The colour that a channel has for good. Two that share one are told apart by size: the smaller takes one that is free. */
const OWN: Readonly<Record<string, Colour>> = {
  'google-ads': 1,
  'meta-ads': 2,
  email: 3,
  direct: 4,
  'organic-search': 4,
  'linkedin-ads': 5,
  'microsoft-ads': 6,
  'tiktok-ads': 5,
  'organic-social': 6,
  referral: 6,
}

/** The colours of a page's largest channels, each only once. */
function coloursOf(coloured: readonly string[]): Map<string, Colour> {
  const colours = new Map<string, Colour>()
  const taken = () => new Set(colours.values())
  const wanting = coloured.filter(channel => {
    const own = OWN[channel]
    if (own === undefined || taken().has(own)) return true
    colours.set(channel, own)
    return false
  })
  for (const channel of wanting) {
    const free = COLOURS.find(colour => !taken().has(colour))
    if (free) colours.set(channel, free)
  }
  return colours
}

/** The colour of a channel on a page; grey for all but the largest six. */
export const seriesOf = (
  { coloured }: Pick<FiguresView, 'coloured'>,
  channel: string | null,
): SeriesIndex => coloursOf(coloured).get(channel ?? '') ?? 'other'

/** Several channels as one part: its name, and its place among the others. */
export type ChannelPart = { channels: string[]; name: string; series: SeriesIndex }

/** Channels as they are stacked or keyed: each with a colour by itself, the rest together. */
export function partsOf(
  view: Pick<FiguresView, 'coloured'>,
  channels: readonly (string | null)[],
): ChannelPart[] {
  const names = channels.map(channel => channel ?? 'other')
  const own = names.filter(name => view.coloured.includes(name))
  const rest = names.filter(name => !view.coloured.includes(name))
  const parts = own.map(name => ({
    channels: [name],
    name: channelLabel(name),
    series: seriesOf(view, name),
  }))
  return rest.length > 0 ? [...parts, restOf(rest)] : parts
}

/** What is together because it is small: by its name where it is one, else with how many. */
export const restOf = (channels: readonly string[]): ChannelPart => ({
  channels: [...channels],
  name: restName(channels),
  series: 'other',
})

function restName(channels: readonly string[]): string {
  const [only] = channels
  return channels.length === 1 && only ? channelLabel(only) : `Other (${channels.length} channels)`
}
