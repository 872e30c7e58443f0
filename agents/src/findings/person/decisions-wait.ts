import { type Company, type Fact, factsOf, tiedTo } from '../../company/company.ts'
import { worthOfOne } from '../../company/pieces.ts'
import { yearlyCount, yearlyVolume } from '../../company/volumes.ts'
import type { Computed } from '../../company/sales.ts'
import { say } from '../../sentences/sentence.ts'
import type { Rule } from '../finding.ts'
import { roughly } from '../kit.ts'
import { idsOf } from '../rests.ts'

const DAYS_A_YEAR = 365

/** What passes the signature: enquiries where they are counted, else sales. */
function passing(company: Company): (Computed & { what: 'enquiries' | 'sales' }) | null {
  const leads = factsOf(company, 'measure').find(
    ({ metric, about }) => metric === 'leads' && !about,
  )
  const number = leads && yearlyCount(leads)
  if (leads && number)
    return { value: number, how: 'a year, as said', rests: [leads], what: 'enquiries' }
  const sold = yearlyVolume(company)
  return sold && { ...sold, what: 'sales' }
}

/** An approval and the days it takes. */
function approvalOf(company: Company): { brake: Fact<'constraint'>; wait: Fact<'measure'> } | null {
  const brakes = factsOf(company, 'constraint').filter(({ resource }) => resource === 'approval')
  for (const brake of brakes) {
    const wait = tiedTo(company, brake, 'measure').find(
      ({ metric, form, value }) => metric === 'lead-time' && form === 'days' && value,
    )
    if (wait) return { brake, wait }
  }
  return null
}

/** How many lie waiting for a signature on any day: arrivals a day × days of waiting (Little 1961, L = λW). */
export const decisionsWait: Rule = {
  id: 'person.decisions-wait',
  family: 'person',

  find(company, kit) {
    const approval = approvalOf(company)
    const flow = passing(company)
    if (!approval?.wait.value || !flow) return []
    const { brake, wait } = approval
    const days = approval.wait.value
    const waiting = (flow.value / DAYS_A_YEAR) * days
    if (waiting < 1) return []
    const rests = [brake, wait, ...flow.rests]
    const sale = flow.what === 'sales' ? worthOfOne(company) : null
    const number = kit.number(flow.value, flow.how, flow.rests)
    const what = flow.what === 'sales' ? say`sales` : say`enquiries`
    const lie = say`At ${number} ${what} a year and ${kit.duration(days, 'day', 'as said', [wait])} for ${kit.label(brake)}, about ${kit.number(waiting, 'number a year ÷ 365 × days', rests)} lie waiting on any day`
    const worth = sale ? waiting * sale.value : undefined
    const says =
      sale && worth
        ? say`${lie}, some ${kit.money(roughly(worth), 'waiting × average sale', [...rests, ...sale.rests])}. Let the plainest go through without it.`
        : say`${lie}. Let the plainest go through without it.`
    return [
      {
        says,
        rests: idsOf(...rests, ...(sale?.rests ?? [])),
        evidence: 'derived',
        quadrant: 'weakness',
        weight: {},
        about: kit.label(brake),
        figures: { waiting, days, ...(worth && { worth }) },
      },
    ]
  },

  asks(company, kit) {
    const brake = factsOf(company, 'constraint').find(({ resource }) => resource === 'approval')
    if (!brake || approvalOf(company) || !passing(company)) return null
    return {
      says: say`Tell me how many days people usually wait for ${kit.label(brake)}, and I can say how much lies waiting on any day.`,
      kind: 'measure',
      attribute: 'value',
    }
  },
}
