/** What stands first where a day is written in numbers alone. */
export type DayOrder = 'day-first' | 'month-first'

/** What the days of a column say for themselves. */
export type DayVotes = {
  dayFirst: number
  monthFirst: number
  /** Days in numbers that can be read both ways. */
  either: number
  examples: string[]
  evidence: { line: number; value: string } | null
}
export const noDayVotes = (): DayVotes => ({
  dayFirst: 0,
  monthFirst: 0,
  either: 0,
  examples: [],
  evidence: null,
})

const NUMBERS = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4}|\d{2})(?!\d)/

/** Counts what one written day says. With points it is always day first: nobody writes months first that way. */
export function weighDay(votes: DayVotes, written: string, line: number): void {
  const match = NUMBERS.exec(written.trim())
  if (!match) return
  const [, first, sign, second] = match
  const dayFirst = sign === '.' || Number(first) > 12
  const monthFirst = sign !== '.' && Number(second) > 12
  if (dayFirst === monthFirst) {
    votes.either += 1
    if (votes.examples.length < 3) votes.examples.push(written)
    return
  }
  votes[dayFirst ? 'dayFirst' : 'monthFirst'] += 1
  const settles = Number(dayFirst ? first : second) > 12
  if (settles) votes.evidence ??= { line, value: written }
}

/** The order by the votes; `unsure` where every day can be read both ways, which only a person can settle. */
export function orderOf(votes: DayVotes): DayOrder | 'unsure' | null {
  const { dayFirst, monthFirst, either } = votes
  if (dayFirst === 0 && monthFirst === 0) return either > 0 ? 'unsure' : null
  return dayFirst >= monthFirst ? 'day-first' : 'month-first'
}
