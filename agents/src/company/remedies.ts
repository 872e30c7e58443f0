import { type Company, type Fact, factsOf } from './company.ts'
import { headNounOf, sharesHeadNoun } from './linked.ts'
import { matterOf } from './matter.ts'

/** Ideas that would remove a hindrance: tied to it by their card, or named after the same thing, so long as neither card ties them to unlike lines. */
export function remediesOf(company: Company, brake: Fact<'constraint'>): Fact<'idea'>[] {
  return factsOf(company, 'idea')
    .filter(({ attempt }) => attempt !== 'failed')
    .filter(idea => idea.about === brake.id || isNamedAlike(company, idea, brake))
}

function isNamedAlike(company: Company, idea: Fact<'idea'>, brake: Fact<'constraint'>): boolean {
  if (headNounOf(brake.label) === null || !sharesHeadNoun(idea.label, brake.label)) return false
  const [own, other] = [matterOf(company, idea), matterOf(company, brake)]
  return !own || !other || own.fact.id === other.fact.id
}

/** Whether an idea removes any hindrance: room does not come before what makes it. */
export const isRemedy = (company: Company, { id }: Pick<Fact, 'id'>): boolean =>
  factsOf(company, 'constraint').some(brake =>
    remediesOf(company, brake).some(idea => idea.id === id),
  )
