import { type Mode, modeNamed, MODES } from '@sextant/contracts/marketing-strategy/modes'
import { useQuery } from '@tanstack/react-query'
import { Link, Navigate, useLocation } from 'react-router'
import { knownToolsQuery } from '@/features/agent-session/api/known-tools.ts'
import { useCan } from '@/features/session/api/get-me.ts'
import { usePlace } from '@/shell/place.ts'
import { Page, PageHeader } from '@/ui/patterns/page-header.tsx'
import { Forbidden } from '@/ui/patterns/whole-page.tsx'
import { Button } from '@/ui/primitives/button.tsx'
import { Continue, MadeHere } from '../session/begun.tsx'
import { useAgentPlace } from '../session/use-agent-place.ts'
import { knownWords } from './mode-card.tsx'
import { MODE_WORDS, toolOfMode } from './mode-words.ts'
import { useBegin } from './use-begin.ts'

/** One mode before it is begun; an address that names none leads to the three. */
export default function ModeDoor() {
  const allowed = useCan()('agents.use')
  const here = useAgentPlace()
  const mode = modeNamed(useLocation().pathname.split('/').findLast(Boolean))
  if (!allowed) return <Forbidden />
  return mode ? <Door mode={mode} /> : <Navigate to={here.home} replace />
}

function Door({ mode }: { mode: Mode }) {
  const here = useAgentPlace()
  const place = usePlace()
  const { begin, underWay } = useBegin()
  const known = useQuery(knownToolsQuery(here.agent.id, here.scope.clientId))
  const { name, time, questions, says } = MODE_WORDS[mode]
  const { id, answers, useWhen, brings } = toolOfMode(mode)
  const others = MODES.filter(other => other !== mode)
  return (
    <Page className="grid gap-8">
      <PageHeader
        title={`${here.agent.name}, ${name.toLowerCase()}`}
        meta={`${time}, ${questions}. What is known already is not asked again.`}
      />
      <section aria-label={name} className="grid max-w-[38em] gap-2">
        <p className="book text-title leading-8">{answers}</p>
        <p className="text-ink-2">{says}</p>
        <p className="mt-2 text-ink-2">
          <span className="font-medium text-ink">When: </span>
          {useWhen}
        </p>
        <p className="text-ink-2">
          <span className="font-medium text-ink">Brings: </span>
          {brings}.
        </p>
        <p className="cap">{knownWords(known.data?.find(({ tool }) => tool === id))}</p>
        <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-3">
          <Button variant="primary" busy={underWay === mode} onClick={() => begin(mode)}>
            Begin {name.toLowerCase()}
          </Button>
          {others.map(other => (
            <Link
              key={other}
              to={place.agent(`${here.agent.path}/${other}`)}
              className="link link-alone"
            >
              {MODE_WORDS[other].name} instead
            </Link>
          ))}
        </div>
      </section>
      <Continue />
      <MadeHere />
    </Page>
  )
}
