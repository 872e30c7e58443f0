import type { MessageRow } from '@sextant/contracts/agent-events'
import type { AgentSlug, ToolId } from '@sextant/contracts/catalogue'

export type Opening = { text: string; question: MessageRow['question'] }

/** One of the crew. What it makes is what its tools make; what else it needs is here. Pure, as they are. */
export type Agent = {
  id: AgentSlug
  /** Its first words where no tool was chosen yet; their question leads to one. */
  opening: Opening
  /** The tool that somebody's words call for. */
  choose: (text: string) => ToolId
}
