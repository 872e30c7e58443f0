import { useNavigate } from 'react-router'
import { useStartWithWords } from '@/features/agent-session/api/create-session.ts'
import { useAddFact } from '@/features/company/api/save-fact.ts'
import { useAgentPlace } from '../session/use-agent-place.ts'

/** Whose persona: a group that has a card, or one that gets its card now. */
export type Group = { id: string } | { label: string }

const DRAW = 'Just draft it'

/** Begins a session about a group: drawn at once from what is known, or asked first. `failure`: why the group could not get a card. */
export function useDrawPersona() {
  const navigate = useNavigate()
  const here = useAgentPlace()
  const { clientId } = here.scope
  const adding = useAddFact()
  const starting = useStartWithWords()
  const begin = (subject: string, isAsked: boolean) =>
    starting.save(
      {
        agent: here.agent.id,
        tool: 'persona',
        scope: here.scope,
        subject,
        text: isAsked ? '' : DRAW,
      },
      ({ id }) => navigate(here.session(id)),
    )
  const draw = (group: Group, isAsked = false) => {
    if ('id' in group) return begin(group.id, isAsked)
    const card = { clientId, kind: 'segment' as const, label: group.label, attributes: {} }
    return adding.save(card, ({ id }) => begin(id, isAsked))
  }
  return { draw, saving: adding.saving || starting.saving, failure: adding.failure }
}
