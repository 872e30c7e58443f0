import { isAhead } from '../../company/changes.ts'
import { type Company, type Fact, factsOf } from '../../company/company.ts'
import { lastDayOf, monthsBetween } from '../../company/days.ts'
import { movingGoals } from '../../company/goals.ts'
import { sharesName } from '../../company/leavers.ts'
import { say, type Sentence } from '../../sentences/sentence.ts'
import { agree } from '../../sentences/verbs.ts'
import { type Finding, FINDINGS_PER_RULE, type Rule } from '../finding.ts'
import type { Kit } from '../kit.ts'
import { idsOf } from '../rests.ts'

type Going = Fact<'person'> & { leaves: string }
const isGoing = (company: Company, person: Fact<'person'>): person is Going =>
  person.leaves !== undefined && person.leaves > company.today

/** Strengths that go with somebody: tied to them, bearing their name, or of the line that they alone can do. */
function restOn(company: Company, person: Going): Fact<'strength'>[] {
  return factsOf(company, 'strength').filter(strength => {
    const isTied = strength.about === person.id || person.about === strength.id
    const isOfLine = person.alone && strength.about !== undefined && strength.about === person.about
    return isTied || isOfLine || sharesName(strength, person)
  })
}

/** A strength that leaves with its person, and what it was meant to win after that day: a goal, or a help that comes later. */
export const strengthGoes: Rule = {
  id: 'person.strength-goes',
  family: 'person',

  find(company, kit) {
    return factsOf(company, 'person')
      .filter((person): person is Going => isGoing(company, person))
      .flatMap(person =>
        restOn(company, person).map(strength => findingOf(company, kit, person, strength)),
      )
      .slice(0, FINDINGS_PER_RULE)
  },
}

function findingOf(company: Company, kit: Kit, person: Going, strength: Fact<'strength'>): Finding {
  const name = kit.label(person)
  const own = kit.label(strength)
  const goal = movingGoals(company).find(
    ({ by }) => by && monthsBetween(lastDayOf(person.leaves), by) >= 1,
  )
  const later = factsOf(company, 'change').find(
    change =>
      change.bearing === 'helps' &&
      change.when !== undefined &&
      change.when > person.leaves &&
      isAhead(company, change),
  )
  return {
    says: say`${own} ${agree('rest', own)} on ${name}, who ${agree('leave', name)} after ${kit.date(person.leaves, person)}.${beforeGoal()}${beforeHelp()} What is promised on it beyond that day needs somebody else who can do it.`,
    rests: idsOf(person, strength, ...(goal ? [goal] : []), ...(later ? [later] : [])),
    evidence: 'derived',
    quadrant: 'threat',
    weight: {},
    about: name,
    figures: { months: monthsBetween(company.today, person.leaves) },
  }

  function beforeGoal(): Sentence {
    if (!goal?.by) return say``
    const months = Math.round(monthsBetween(lastDayOf(person.leaves), goal.by))
    const span = kit.duration(months, 'month', 'months from then to the goal', [person, goal])
    return say` The goal for ${kit.label(goal)} falls due ${span} later.`
  }

  function beforeHelp(): Sentence {
    if (!later?.when) return say``
    return say` From ${kit.date(later.when, later)}, ${kit.label(later)} would meet you without it.`
  }
}
