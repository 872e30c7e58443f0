import { aboutOf, type Company, type Fact, factsOf } from '../../company/company.ts'
import { ListText } from '../../sentences/list.ts'
import { say } from '../../sentences/sentence.ts'
import type { Rule } from '../finding.ts'
import type { Kit } from '../kit.ts'
import { idsOf } from '../rests.ts'

/** So many names still read as a list. */
const MOST_NAMED = 4

/** People whom nobody can stand in for: said of them, or of what hangs on them. */
function alonePeople(company: Company): { person: Fact<'person'>; by: Fact[] }[] {
  const brakes = factsOf(company, 'constraint').filter(({ sort }) => sort === 'one-person')
  return factsOf(company, 'person').flatMap(person => {
    const hanging = brakes.filter(brake => aboutOf(company, brake, 'person')?.id === person.id)
    return person.alone || hanging.length > 0 ? [{ person, by: [person, ...hanging] }] : []
  })
}

const partsOf = (kit: Kit, person: Fact<'person'>) =>
  (person.does ?? []).map(text => kit.part(text, person)).filter(part => part !== null)

/** What stops at the same time when one person is away: all that only they do. */
export const single: Rule = {
  id: 'person.single',
  family: 'person',

  find(company, kit) {
    return alonePeople(company)
      .flatMap(({ person, by }) => {
        const parts = partsOf(kit, person).slice(0, MOST_NAMED)
        if (parts.length < 2) return []
        const name = kit.label(person)
        const easiest = parts.length === 2 ? say`easier` : say`easiest`
        const says = say`A week without ${name} stops ${new ListText(parts)} at the same time. Pick whichever is ${easiest} to learn, and have somebody else do it before the need arises.`
        return [
          {
            says,
            rests: idsOf(...by),
            evidence: 'told' as const,
            quadrant: 'weakness' as const,
            weight: {},
            about: name,
            figures: { does: parts.length },
          },
        ]
      })
      .slice(0, 2)
  },

  asks(company, kit) {
    const [open] = alonePeople(company).filter(({ person }) => !person.does?.length)
    if (!open) return null
    return {
      says: say`Tell me what only ${kit.label(open.person)} can do, and I can say what stops when nobody is there for it.`,
      kind: 'person',
      fact: open.person.id,
      attribute: 'does',
    }
  },
}
