/** One figure of a line, as a test writes it. */
export type Told = {
  line: number
  day: string
  source: string
  grain: string
  campaign: string | null
  slice: string | null
  measure: string
  value: number
  currency: string | null
}
/** An import as the model knows it: its files in their order. `turn`: null for a draft. */
export type ModelImport = { turn: number | null; isUndone: boolean; files: Told[][] }
export type Counts = { new: number; restated: number; same: number }
/** Sums by whatever they are summed by. */
export type Sums = Record<string, number>

const RANKS = ['campaign', 'ad_group', 'ad', 'order', 'channel', 'account']
const MONEY = ['spend', 'revenue']

const cutOf = ({ grain, slice }: Told): string =>
  slice === null ? grain : `${grain} by ${slice.replaceAll(/=[^;]*/g, '')}`
const rankOf = (cut: string): number =>
  RANKS.indexOf(cut.split(' ')[0]!) * 2 + (cut.includes(' by ') ? 1 : 0)
const slotOf = ({ source, day, measure }: Told): string => [source, day, measure].join('|')
const keyOf = (told: Told): string => [slotOf(told), cutOf(told), told.campaign, told.slice].join()
const currencyOf = ({ measure, currency }: Told): string | null =>
  MONEY.includes(measure) ? currency : null

type Placed = { told: Told; turn: number; place: number }
const later = (a: Placed, b: Placed): number => b.turn - a.turn || b.place - a.place

const placedOf = (imports: readonly ModelImport[]): Placed[] =>
  imports
    .filter(({ isUndone }) => !isUndone)
    .flatMap(({ turn, files }) =>
      files.flatMap((file, place) =>
        file.map(told => ({ told, turn: turn ?? Number.MAX_SAFE_INTEGER, place })),
      ),
    )

/** What stands, by the rule alone: of a source, day and measure the cut of the latest import, and of a key what the latest file says. */
export function standingOf(imports: readonly ModelImport[]): Told[] {
  return Object.values(Object.groupBy(placedOf(imports), ({ told }) => slotOf(told))).flatMap(
    slot => {
      const [first] = slot!.toSorted(
        (a, b) => b.turn - a.turn || rankOf(cutOf(a.told)) - rankOf(cutOf(b.told)),
      )
      const inCut = slot!.filter(({ told }) => cutOf(told) === cutOf(first!.told))
      return Object.values(Object.groupBy(inCut, ({ told }) => keyOf(told))).flatMap(same => {
        const [latest] = same!.toSorted(later)
        return same!.filter(one => later(one, latest!) === 0).map(({ told }) => told)
      })
    },
  )
}

function sumsBy(figures: readonly Told[], by: (told: Told) => unknown[]): Sums {
  const sums: Sums = {}
  for (const told of figures) {
    const key = by(told).join('|')
    sums[key] = (sums[key] ?? 0) + told.value
  }
  return sums
}

function startOf(day: string, span: string): string {
  if (span === 'day') return day
  if (span === 'month') return `${day.slice(0, 7)}-01`
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7))
  return date.toISOString().slice(0, 10)
}

/** What figure_totals have to hold. */
export const totalsOf = (figures: readonly Told[]): Sums =>
  Object.assign(
    {},
    ...['day', 'week', 'month'].map(span =>
      sumsBy(figures, told => [
        span,
        startOf(told.day, span),
        told.source,
        told.campaign,
        told.measure,
        currencyOf(told),
      ]),
    ),
  ) as Sums

const changeKey = (told: Told): unknown[] => [told.day, told.source, told.measure, currencyOf(told)]

/** Days that read otherwise with the draft than without it, as "was → will be". */
export function changesOf(
  imports: readonly ModelImport[],
  draft: ModelImport,
): Record<string, string> {
  const before = sumsBy(standingOf(imports), changeKey)
  const after = sumsBy(standingOf([...imports, draft]), changeKey)
  // Only what the draft tells of can change.
  const keys = new Set([...Object.keys(before), ...Object.keys(after)])
  return Object.fromEntries(
    [...keys]
      .filter(key => before[key] !== after[key])
      .map(key => [key, `${before[key] ?? null} → ${after[key] ?? null}`]),
  )
}

/** How the lines of a draft stand beside what stands already. */
export function countsOf(imports: readonly ModelImport[], draft: ModelImport): Counts {
  const standing = standingOf(imports)
  const stood = sumsBy(standing, told => [keyOf(told)])
  const cuts = new Map(standing.map(told => [slotOf(told), cutOf(told)]))
  const isCutOtherwise = (told: Told): boolean =>
    (cuts.get(slotOf(told)) ?? cutOf(told)) !== cutOf(told)
  const counts: Counts = { new: 0, restated: 0, same: 0 }
  for (const file of draft.files) {
    const said = sumsBy(file, told => [keyOf(told)])
    for (const line of Object.values(Object.groupBy(file, one => String(one.line)))) {
      const keys = line!.map(keyOf)
      if (line!.some(isCutOtherwise)) counts.restated += 1
      else if (keys.every(key => stood[key] === undefined)) counts.new += 1
      else if (keys.every(key => stood[key] === said[key])) counts.same += 1
      else counts.restated += 1
    }
  }
  return counts
}
