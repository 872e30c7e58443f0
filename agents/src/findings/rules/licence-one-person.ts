import { aboutOf, type Company, type Fact, factsOf } from '../../company/company.ts'
import { monthsBetween } from '../../company/days.ts'
import { say } from '../../sentences/sentence.ts'
import { agree } from '../../sentences/verbs.ts'
import { type Finding, FINDINGS_PER_RULE, type Rule } from '../finding.ts'
import type { Kit } from '../kit.ts'

type Held = { licence: Fact<'resource'> | Fact<'constraint'>; person: Fact<'person'> }

/** A licence, or what a rule asks for, that a single person holds: it goes when they go. */
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
    return person?.alone ? [{ licence, person }] : []
  })
}

function finding(kit: Kit, { licence, person }: Held): Finding {
  const label = kit.label(licence)
  const name = kit.label(person)
  const months = person.leaves ? monthsBetween(kit.company.today, person.leaves) : undefined
  const start = say`${label} ${agree('rest', label)} on ${name} alone`
  const goes = months !== undefined && months > 0 && person.leaves
  const left = goes
    ? kit.duration(Math.max(1, Math.round(months)), 'month', 'months from today', [person])
    : null
  return {
    says:
      goes && left
        ? say`${start}, who leaves in ${kit.date(goes, person)}. There are ${left} to qualify somebody else.`
        : say`${start}. An illness or a notice would end the right to do that work.`,
    rests: [licence.id, person.id],
    evidence: 'told',
    quadrant: 'weakness',
    weight: {},
    about: label,
    figures: { ...(months !== undefined && { months }) },
  }
}
