import { toolById } from '@sextant/contracts/catalogue'
import type { SessionOutput } from './session-state.ts'

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })

const COMBINED = 'Combined document'

/** Names that tell a session's deliverables apart: "SWOT, draft 2, 22:41". A title given by hand stands in the tool's place. */
export function draftNames(
  outputs: readonly SessionOutput[],
  agentName: string,
): { id: string; name: string }[] {
  return outputs.map(({ id, title, tool, at }, index) => {
    const entry = tool === 'combined' ? { name: COMBINED, short: agentName } : toolById(tool)
    const same = outputs.filter(other => other.tool === tool)
    const draft = outputs.slice(0, index + 1).filter(other => other.tool === tool).length
    const time = new Date(at)
    return {
      id,
      name: [
        title.startsWith(entry.short) ? entry.name : title,
        same.length > 1 && `draft ${draft}`,
        Number.isNaN(time.getTime()) ? false : clock.format(time),
      ]
        .filter(Boolean)
        .join(', '),
    }
  })
}
