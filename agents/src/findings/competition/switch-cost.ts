import { aboutOf, type Company, type Fact, factsOf } from '../../company/company.ts'
import { yearlyCents } from '../../company/periods.ts'
import { say } from '../../sentences/sentence.ts'
import { type Finding, FINDINGS_PER_RULE, type Rule } from '../finding.ts'
import { type Kit, roughly } from '../kit.ts'

const MONTHS = 12
type Move = { rival: Fact<'rival'>; offer: Fact<'offer'>; cost: number; saving: number }

/** Months until a customer of a dearer rival has saved what leaving it costs: cost of leaving ÷ (its price − yours) a year × 12. */
export const switchCost: Rule = {
  id: 'competition.switch-cost',
  family: 'competition',

  find(company, kit) {
    return movesOf(company)
      .slice(0, FINDINGS_PER_RULE)
      .map(move => finding(kit, move))
  },

  asks(company, kit) {
    const rival = factsOf(company, 'rival').find(
      one => one.switchCost === undefined && (savingOf(company, one)?.saving ?? 0) > 0,
    )
    if (!rival) return null
    return {
      says: say`Tell me what it costs somebody to leave ${kit.label(rival)}, and I can say how soon coming to you pays for them.`,
      kind: 'rival',
      fact: rival.id,
      attribute: 'switchCost',
    }
  },
}

function movesOf(company: Company): Move[] {
  return factsOf(company, 'rival')
    .flatMap(rival => {
      const saved = savingOf(company, rival)
      if (!saved || saved.saving <= 0 || !rival.switchCost) return []
      return [{ rival, ...saved, cost: rival.switchCost.cents }]
    })
    .sort((a, b) => b.cost / b.saving - a.cost / a.saving)
}

/** What somebody saves in a year who pays your price instead; only for what is paid by the month or the year on either side. */
function savingOf(
  company: Company,
  rival: Fact<'rival'>,
): { offer: Fact<'offer'>; saving: number } | null {
  const offer = aboutOf(company, rival, 'offer')
  const theirs = rival.price ? yearlyCents(rival.price) : null
  const ours = offer?.price ? yearlyCents(offer.price) : null
  return offer && theirs !== null && ours !== null ? { offer, saving: theirs - ours } : null
}

function finding(kit: Kit, { rival, offer, cost, saving }: Move): Finding {
  const rests = [rival, offer]
  const months = (cost / saving) * MONTHS
  const label = kit.label(rival)
  const fee = kit.money(roughly(cost), 'as said', [rival])
  const saved = kit.money(roughly(saving), 'its price a year − yours', rests)
  const after = kit.duration(Math.ceil(months), 'month', 'cost ÷ saving a year × 12', rests)
  const start = say`Leaving ${label} costs ${fee} and saves ${saved} a year with you, so it pays after ${after}`
  return {
    says:
      months > MONTHS
        ? say`${start}. Few wait that long for a saving, so offer to bear a part of the move.`
        : say`${start}. Said in those words, that is a reason to come now.`,
    rests: rests.map(({ id }) => id),
    evidence: 'derived',
    quadrant: months > MONTHS ? 'threat' : 'opportunity',
    weight: {},
    about: label,
    figures: { months, cost, saving },
  }
}
