import { type Company, factsOf } from '../company/company.ts'
import { mainLine } from '../company/main-line.ts'
import { comparedRivals, saidGap } from '../company/rivals.ts'
import { pricedOffers } from '../company/sales.ts'
import { isRepeating } from '../company/single-sale.ts'
import type { FoundBy } from '../findings/finding.ts'

/** So much cheaper, and buyers name it. */
const CHEAPER = -0.1
/** Below this part of what can be made, room stands idle. */
const IDLE = 0.8

const linesIn = (company: Company, { rests }: FoundBy): readonly string[] => {
  const rested = factsOf(company, 'offer').filter(({ id }) => rests.includes(id))
  if (rested.length > 0) return rested.map(({ id }) => id)
  const main = mainLine(company)
  return main ? [main.id] : []
}

/** Whether a rise would run against the market: somebody is much cheaper for the same, or fewer buy while room stands idle. */
export function risesAgainstMarket(company: Company, finding: FoundBy): boolean {
  const lines = linesIn(company, finding)
  const undercut = comparedRivals(company).some(
    ({ offer, gap }) => gap < CHEAPER && lines.includes(offer.id),
  )
  const said = factsOf(company, 'rival').some(rival => (saidGap(rival) ?? 0) < CHEAPER)
  return (
    undercut ||
    said ||
    isUndercutSomewhere(company, lines) ||
    lines.some(id => isEmptying(company, id))
  )
}

/** A rival whose price is told of no line, but is paid in the same way and lies well below: a rise has to assume that it is for the same. */
function isUndercutSomewhere(company: Company, lines: readonly string[]): boolean {
  const compared = new Set(comparedRivals(company).map(({ rival }) => rival.id))
  const own = pricedOffers(company).filter(({ id }) => lines.includes(id))
  return factsOf(company, 'rival').some(({ id, price, sort }) => {
    if (!price || compared.has(id) || (sort !== undefined && sort !== 'rival')) return false
    return own.some(
      line => line.price.per === price.per && price.cents < line.price.cents * (1 + CHEAPER),
    )
  })
}

function isEmptying(company: Company, line: string): boolean {
  const offer = factsOf(company, 'offer').find(({ id }) => id === line)
  if (!offer?.volume || !offer.capacity || !offer.previousVolume) return false
  return offer.volume < offer.previousVolume && offer.volume < offer.capacity * IDLE
}

/** Whether what the finding is about is paid by the month or the year; where it names no line, whether the main one is. */
export function isOfStaying(company: Company, finding: FoundBy): boolean {
  const lines = linesIn(company, finding)
  const priced = pricedOffers(company).filter(({ id }) => lines.includes(id))
  return priced.length > 0 && priced.every(isRepeating)
}
