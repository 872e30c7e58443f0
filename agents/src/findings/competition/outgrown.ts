import { aboutOf, type Company, type Fact, factsOf } from '../../company/company.ts'
import { say } from '../../sentences/sentence.ts'
import { agree } from '../../sentences/verbs.ts'
import { type Finding, FINDINGS_PER_RULE, type Rule } from '../finding.ts'
import type { Kit } from '../kit.ts'

type Race = { rival: Fact<'rival'>; offer: Fact<'offer'>; theirs: number; ours: number }

/** A rival that grows faster than the line it rivals: years until it has caught up, ln(own ÷ its share) ÷ ln of the growth factors. */
export const outgrown: Rule = {
  id: 'competition.outgrown',
  family: 'competition',

  find(company, kit) {
    return racesOf(company)
      .slice(0, FINDINGS_PER_RULE)
      .map(race => finding(kit, race))
  },

  asks(company, kit) {
    const rival = factsOf(company, 'rival').find(
      one => one.growth !== undefined && aboutOf(company, one, 'offer')?.growth === undefined,
    )
    const offer = rival ? aboutOf(company, rival, 'offer') : undefined
    if (!rival || !offer) return null
    return {
      says: say`Tell me how your sales of ${kit.label(offer)} grew in the last year, and I can say whether ${kit.label(rival)} ${agree('be', kit.label(rival))} getting ahead.`,
      kind: 'offer',
      fact: offer.id,
      attribute: 'growth',
    }
  },
}

function racesOf(company: Company): Race[] {
  return factsOf(company, 'rival')
    .flatMap(rival => {
      const offer = aboutOf(company, rival, 'offer')
      if (!offer || rival.growth === undefined || offer.growth === undefined) return []
      return [{ rival, offer, theirs: rival.growth, ours: offer.growth }]
    })
    .filter(({ theirs, ours }) => theirs > ours)
    .sort((a, b) => b.theirs - b.ours + a.ours - a.theirs)
}

function finding(kit: Kit, { rival, offer, theirs, ours }: Race): Finding {
  const label = kit.label(rival)
  const rests = [rival, offer]
  const faster = kit.percent(theirs, 'as said', [rival])
  const slower = kit.percent(Math.abs(ours), 'as said', [offer])
  const own = ours < 0 ? say`shrink by ${slower}` : say`grow by ${slower}`
  const start = say`${label} ${agree('grow', label)} by ${faster} a year while your sales of ${kit.label(offer)} ${own}`
  const years = yearsToCatchUp({ rival, offer, theirs, ours })
  const says = years
    ? say`${start}. At that pace you are level in ${kit.duration(years, 'year', 'ln(own share ÷ its share) ÷ ln((1 + its growth) ÷ (1 + own growth))', rests)}.`
    : say`${start}. If that goes on, your part of the market shrinks every year.`
  return {
    says,
    rests: rests.map(({ id }) => id),
    evidence: 'derived',
    quadrant: 'threat',
    weight: {},
    about: label,
    figures: { gap: theirs - ours, ...(years && { years }) },
  }
}

/** Null where it is ahead already, or a share is not known. */
function yearsToCatchUp({ rival, offer, theirs, ours }: Race): number | null {
  if (!rival.share || !offer.ownShare || rival.share >= offer.ownShare) return null
  return Math.log(offer.ownShare / rival.share) / Math.log((1 + theirs) / (1 + ours))
}
