import { channelsOf, type Credit, type Path } from './path.ts'

/** Row by row where journeys go from a channel: to each channel, and converted; what is missing to one goes nowhere. */
type Chain = { start: number[]; from: number[][]; converted: number[] }

/**
 * First-order Markov chain of journeys; a channel's removal effect is the part of conversions that is lost when every step to it
 * leads nowhere, and conversions and value are shared by these effects (Anderl, Becker, von Wangenheim and Schumann 2016).
 * Null when nothing converted. Without journeys that ended in nothing, effects say only who stands in most paths.
 */
export function markov(paths: readonly Path[]): Credit[] | null {
  const channels = channelsOf(paths)
  const conversions = paths.reduce((sum, path) => sum + path.conversions, 0)
  const value = paths.reduce((sum, path) => sum + path.value, 0)
  if (conversions === 0) return null
  const chain = chainOf(paths, channels)
  const full = chanceOfConversion(chain, null)
  const effects = channels.map((_, removed) => 1 - chanceOfConversion(chain, removed) / full)
  const all = effects.reduce((sum, effect) => sum + effect, 0)
  return channels.map((channel, place) => {
    const part = (effects[place] ?? 0) / all
    return { channel, conversions: conversions * part, value: value * part }
  })
}

function chainOf(paths: readonly Path[], channels: readonly string[]): Chain {
  const place = new Map(channels.map((channel, index) => [channel, index]))
  const start = channels.map(() => 0)
  const from = channels.map(() => channels.map(() => 0))
  const converted = channels.map(() => 0)
  const left = channels.map(() => 0)
  const add = (row: number[] | undefined, at: number, n: number): void => {
    if (row) row[at] = (row[at] ?? 0) + n
  }
  for (const { channels: touched, journeys, conversions } of paths) {
    const steps = touched.map(channel => place.get(channel) ?? 0)
    steps.forEach((step, index) => {
      if (index === 0) add(start, step, journeys)
      else add(from[steps[index - 1] ?? 0], step, journeys)
      add(left, step, journeys)
    })
    add(converted, steps.at(-1) ?? 0, conversions)
  }
  const begun = start.reduce((sum, n) => sum + n, 0)
  return {
    start: start.map(n => n / begun),
    from: from.map((row, index) => row.map(n => divided(n, left[index]))),
    converted: converted.map((n, index) => divided(n, left[index])),
  }
}

const divided = (n: number, by = 0): number => (by === 0 ? 0 : n / by)

/** start · x with (I − Q)x = converted, where a removed channel converts nothing and is entered by nobody. */
function chanceOfConversion({ start, from, converted }: Chain, removed: number | null): number {
  const rows = from.map((row, index) => [
    ...row.map((part, to) => (index === to ? 1 : 0) - (to === removed ? 0 : part)),
    index === removed ? 0 : (converted[index] ?? 0),
  ])
  const x = solved(rows)
  return start.reduce(
    (sum, part, index) => sum + (index === removed ? 0 : part * (x[index] ?? 0)),
    0,
  )
}

/** Gauss and Jordan with the largest pivot; rows are [coefficients…, right side]. A row of noughts, a channel that leads only to itself, is nought. */
function solved(rows: number[][]): number[] {
  const n = rows.length
  for (let column = 0; column < n; column += 1) {
    const candidates = rows.slice(column).map(row => Math.abs(row[column] ?? 0))
    const pivot = column + candidates.indexOf(Math.max(...candidates))
    const [a, b] = [rows[column] ?? [], rows[pivot] ?? []]
    rows[column] = b
    rows[pivot] = a
    const divisor = b[column] ?? 0
    if (Math.abs(divisor) < 1e-12) continue
    const scaled = b.map(value => value / divisor)
    rows.forEach((row, index) => {
      const factor = row[column] ?? 0
      rows[index] =
        index === column ? scaled : row.map((value, at) => value - factor * (scaled[at] ?? 0))
    })
  }
  return rows.map(row => row[n] ?? 0)
}
