import { frameworkById } from '@sextant/contracts/catalogue'
import type { SessionOutput } from './session-state.ts'

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })

/** Names that tell a session's deliverables apart: "SWOT, draft 2, 22:41". A title given by hand stands in the framework's place. */
export function draftNames(outputs: readonly SessionOutput[]): { id: string; name: string }[] {
  return outputs.map(({ id, title, framework, at }, index) => {
    const entry =
      framework === 'strategy-document'
        ? { name: 'Strategy document', short: 'Strategy' }
        : frameworkById(framework)
    const same = outputs.filter(other => other.framework === framework)
    const draft = outputs.slice(0, index + 1).filter(other => other.framework === framework).length
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
