import { aboutOf, type Company, type Fact, factsOf } from './company.ts'
import { salesGoal } from './goals.ts'
import { mainLine } from './main-line.ts'
import { lineRefused, refusalsOf } from './refusals.ts'
import { takesGifts } from './targets.ts'
import { workloadOf } from './workload.ts'

/** A smaller part of sales is refused on busy days by everybody. */
const NOTICED = 0.05
/** From this part of what can be delivered on, a line is full. */
const FULL = 0.97

/** That no more can be served than is, of one line or, without one, of any. */
export type Bound = { line: Fact<'offer'> | null }

/** What binds: sales refused in numbers, work beyond the hours there are, or a main line that is full. Null where more could be served. */
export function boundBy(company: Company): Bound | null {
  // Who is turned away there gives nothing: more givers are what more room is paid with.
  if (takesGifts(company)) return null
  return byRefusals(company) ?? byHours(company) ?? byRoom(company)
}

function byRefusals(company: Company): Bound | null {
  const [brake] = refusalsOf(company)
  if (!brake) return null
  const line = lineRefused(company, brake) ?? null
  const offers = line ? [line] : factsOf(company, 'offer')
  const sold = offers.reduce((sum, { volume }) => sum + (volume ?? 0), 0)
  return sold > 0 && brake.lost < sold * NOTICED ? null : { line }
}

function byHours(company: Company): Bound | null {
  const load = workloadOf(company)
  if (!load || Math.max(load.today, load.atGoal ?? 0) <= load.there) return null
  return { line: aboutOf(company, load.brake, 'offer') ?? null }
}

function byRoom(company: Company): Bound | null {
  const line = mainLine(company, salesGoal(company))
  const isFull = line?.capacity && line.volume && line.volume >= line.capacity * FULL
  return line && isFull ? { line } : null
}
