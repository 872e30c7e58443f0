import { aboutOf, type Company, type Fact, factsOf } from '../../company/company.ts'
import { monthsBetween } from '../../company/days.ts'
import { say } from '../../sentences/sentence.ts'
import { agree } from '../../sentences/verbs.ts'
import { type Finding, FINDINGS_PER_RULE, type Rule } from '../finding.ts'
import type { Kit } from '../kit.ts'

type Held = {
  licence: Fact<'resource'> | Fact<'constraint'>
  person: Fact<'person'>
  leaves: string
  months: number
}

/** A licence, or what a rule asks for, that a single person holds who is to leave: the time to qualify somebody else. */
export const licenceOnePerson: Rule = {
  id: 'rules.licence-one-person',
  family: 'rules',
  find: (company, kit) =>
    heldAlone(company)
      .slice(0, FINDINGS_PER_RULE)
      .map(held => finding(kit, held)),
}

function heldAlone(company: Company): Held[] {
  const licences = factsOf(company, 'resource').filter(({ sort }) => sort === 'licence')
  const brakes = factsOf(company, 'constraint').filter(({ sort }) => sort === 'rules')
  return [...licences, ...brakes].flatMap(licence => {
    const person = aboutOf(company, licence, 'person')
    if (!person?.alone || !person.leaves) return []
    const months = monthsBetween(company.today, person.leaves)
    return months > 0 ? [{ licence, person, leaves: person.leaves, months }] : []
  })
}

function finding(kit: Kit, { licence, person, leaves, months }: Held): Finding {
  const label = kit.label(licence)
  const name = kit.label(person)
  const whole = Math.max(1, Math.round(months))
  const left = kit.duration(whole, 'month', 'months from today', [person])
  const start = say`${label} ${agree('rest', label)} on ${name} alone`
  return {
    says: say`${start}, who leaves in ${kit.date(leaves, person)}. You have ${left} to qualify somebody else.`,
    rests: [licence.id, person.id],
    evidence: 'derived',
    quadrant: 'weakness',
    weight: {},
    about: label,
    figures: { months },
  }
}
