import type { RuleCases } from '../testing/cases.ts'
import { firm } from '../testing/firm.ts'

/** A watchmaker and a nursery school hang on one person; one task alone was said already, and who has a stand-in stops nothing. */
export const cases: RuleCases = {
  rule: 'person.single',
  fires: [
    {
      firm: firm({
        person: [{ label: 'Yusuf', does: ['movement repairs', 'dial painting'] }],
        constraint: [{ label: 'the bench', sort: 'one-person', about: 'person-1' }],
      }),
      says: 'A week without Yusuf stops movement repairs and dial painting at the same time. Pick whichever is easier to learn, and have somebody else do it before the need arises.',
    },
    {
      firm: firm({
        person: [
          {
            label: 'the head teacher',
            alone: true,
            does: ['parent talks', 'the rota', 'inspections'],
          },
        ],
      }),
      says: 'A week without the head teacher stops parent talks, the rota and inspections at the same time. Pick whichever is easiest to learn, and have somebody else do it before the need arises.',
    },
  ],
  silent: [
    firm({ person: [{ label: 'Yusuf', alone: true, does: ['movement repairs'] }] }),
    firm({ person: [{ label: 'Ines', does: ['the rota', 'inspections'] }] }),
  ],
  asks: [
    {
      firm: firm({ person: [{ label: 'Yusuf', alone: true }] }),
      says: 'Tell me what only Yusuf can do, and I can say what stops when nobody is there for it.',
    },
  ],
}
