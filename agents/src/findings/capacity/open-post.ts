import { type Company, factsOf } from '../../company/company.ts'
import { monthsBetween } from '../../company/days.ts'
import { salesOfYear } from '../../company/targets.ts'
import { say } from '../../sentences/sentence.ts'
import { takingsOf } from '../buyers.ts'
import type { Rule } from '../finding.ts'
import { roughly } from '../kit.ts'
import { idsOf } from '../rests.ts'

/** Sales a head say something of a post only where each head sells its own work. */
const sellsHours = (company: Company): boolean =>
  company.industry === 'Professional Services' ||
  factsOf(company, 'organization').some(({ sells }) => sells === 'projects') ||
  factsOf(company, 'offer').some(({ price }) => price?.per === 'hour' || price?.per === 'day')

/** An open post in the sales a head that it stands for: months open × yearly sales ÷ people. */
export const openPost: Rule = {
  id: 'capacity.open-post',
  family: 'capacity',

  find(company, kit) {
    const post = factsOf(company, 'constraint').find(
      one => one.resource === 'posts' && one.since && one.lost === undefined,
    )
    const [organization] = factsOf(company, 'organization')
    const sales = salesOfYear(company)
    if (!post?.since || !organization?.people || !sales || !sellsHours(company)) return []
    const months = Math.round(-monthsBetween(company.today, post.since))
    if (months < 2) return []
    const aHead = sales.value / organization.people
    const worth = (aHead * months) / 12
    const rests = [post, organization, ...sales.rests]
    const label = kit.label(post)
    const says = say`${label}: unfilled for ${kit.duration(months, 'month', 'months since then', [post])}. At ${kit.money(roughly(aHead), 'sales a year ÷ people', rests)} of ${takingsOf(kit.company)} a head in a year, that is about ${kit.money(roughly(worth), 'months ÷ 12 × sales a head', rests)} of work nobody was there to do.`
    return [
      {
        says,
        rests: idsOf(...rests),
        evidence: 'derived',
        quadrant: 'weakness',
        weight: { centsAYear: aHead },
        about: label,
        figures: { months, aHead, worth },
      },
    ]
  },

  asks(company, kit) {
    const post = factsOf(company, 'constraint').find(one => one.resource === 'posts' && !one.since)
    const [organization] = factsOf(company, 'organization')
    if (!post || !organization?.people || !salesOfYear(company)) return null
    return {
      says: say`Tell me since when you have been looking for somebody: ${kit.label(post)}. Then I can say what that costs.`,
      kind: 'constraint',
      fact: post.id,
      attribute: 'since',
    }
  },
}
