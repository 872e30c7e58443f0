import { toolById, type ToolEntry } from '@sextant/contracts/catalogue'
import { type Mode, TOOL_OF_MODE } from '@sextant/contracts/marketing-strategy/modes'

/** What a mode is called in a list, how long it takes, and what it is in a sentence. */
export const MODE_WORDS: Readonly<
  Record<Mode, { name: string; time: string; questions: string; says: string }>
> = {
  quick: {
    name: 'Quick',
    time: '5 minutes',
    questions: 'five questions at most',
    says: 'One page from five answers.',
  },
  guided: {
    name: 'Guided',
    time: '10 minutes',
    questions: 'seven questions at most',
    says: 'Seven steps from groups to figures. You agree on each, and may open it again without losing the rest.',
  },
  advanced: {
    name: 'Advanced',
    time: '10 minutes, and your figures',
    questions: 'seven questions at most',
    says: 'The seven steps, and what a board asks: the market from above and from below, 7P, three scenarios, tests with the cases they take.',
  },
}

export const toolOfMode = (mode: Mode): ToolEntry => toolById(TOOL_OF_MODE[mode])
