import { agentById, toolsOf, type ToolEntry, type ToolId } from '@sextant/contracts/catalogue'
import { MESSAGE_MAX, QUESTIONS_MAX } from '@sextant/contracts/limits'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { useCreateSession, useStartWithWords } from '@/features/agent-session/api/create-session.ts'
import { knownToolsQuery } from '@/features/agent-session/api/known-tools.ts'
import { ToolCatalogue } from '@/features/agent-session/components/tool-catalogue.tsx'
import { useCan } from '@/features/session/api/get-me.ts'
import { usePlace } from '@/shell/place.ts'
import { Page, PageHeader } from '@/ui/patterns/page-header.tsx'
import { Forbidden } from '@/ui/patterns/whole-page.tsx'
import { Button } from '@/ui/primitives/button.tsx'
import { Textarea } from '@/ui/primitives/textarea.tsx'
import { Continue, MadeHere } from '../session/begun.tsx'
import { useAgentPlace } from '../session/use-agent-place.ts'

const agent = agentById('strategy')
/** "5 to 10 minutes". */
const TIME = agent.estimatedTime.replace('-', ' to ').replace('min', 'minutes')

/** The Strategy agent's door: what each framework answers, and what was begun. An address may name one framework: following it begins nothing yet. */
export default function Strategy() {
  const allowed = useCan()('agents.use')
  const [params] = useSearchParams()
  const asked = toolsOf('strategy').find(({ id }) => id === params.get('tool'))
  if (!allowed) return <Forbidden />
  return asked ? <ToolDoor tool={asked} /> : <Door />
}

/** underWay: what is being started, until its session opens or could not be started. */
function useStart() {
  const navigate = useNavigate()
  const here = useAgentPlace()
  const starting = useCreateSession()
  const start = (tool?: ToolId) =>
    starting.save({ agent: agent.id, tool, scope: here.scope }, ({ id }) =>
      navigate(here.session(id)),
    )
  const underWay: ToolId | 'choose' | null = starting.underWay
    ? (starting.underWay.tool ?? 'choose')
    : null
  return { start, saving: starting.saving, underWay }
}

function Door() {
  const here = useAgentPlace()
  const { start, underWay } = useStart()
  const known = useQuery(knownToolsQuery(agent.id, here.scope.clientId))
  return (
    <Page className="grid gap-8">
      <PageHeader
        title={here.campaign ? <ForCampaign campaign={here.campaign} /> : 'Strategy'}
        meta={`Eleven frameworks, at most seven questions each, ${TIME}. Every claim carries its source.`}
      />
      <Continue />
      <section aria-labelledby="frameworks">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 pb-2">
          <h2 id="frameworks" className="font-semibold">
            What do you want to know?
          </h2>
          <p className="cap">most known first; a filled box is an answer you already gave</p>
        </div>
        <ToolCatalogue
          agent={agent.id}
          known={known.data}
          starting={underWay}
          onStart={tool => void start(tool)}
        >
          <ChooseForMe />
        </ToolCatalogue>
      </section>
      <MadeHere />
    </Page>
  )
}

/** For who does not know which: the decision in words. */
function ChooseForMe() {
  const navigate = useNavigate()
  const here = useAgentPlace()
  const [decision, setDecision] = useState('')
  const choosing = useStartWithWords()
  const choose = () =>
    choosing.save({ agent: agent.id, scope: here.scope, text: decision.trim() }, ({ id }) =>
      navigate(here.session(id)),
    )
  return (
    <form
      className="flex h-full flex-col gap-2"
      onSubmit={event => {
        event.preventDefault()
        void choose()
      }}
    >
      <p className="cap">Not sure which?</p>
      <label htmlFor="decision" className="book text-read leading-6">
        Say the decision you face
      </label>
      <Textarea
        id="decision"
        rows={3}
        maxLength={MESSAGE_MAX}
        placeholder="“Do I drop repairs, or charge more for them?”"
        value={decision}
        onChange={event => setDecision(event.target.value)}
      />
      <Button type="submit" busy={choosing.saving} className="self-start">
        {decision.trim() ? 'Choose for me' : 'Help me choose'}
      </Button>
    </form>
  )
}

function ForCampaign({ campaign }: { campaign: { id: string; name: string } }) {
  const place = usePlace()
  return (
    <>
      Strategy for{' '}
      <Link to={place.page(`/campaigns/${campaign.id}`)} className="link">
        {campaign.name}
      </Link>
    </>
  )
}

/** One framework, before it is begun. */
function ToolDoor({ tool: { id, name, answers, useWhen, brings } }: { tool: ToolEntry }) {
  const here = useAgentPlace()
  const { start, saving } = useStart()
  return (
    <Page className="grid gap-8">
      <PageHeader
        title={name}
        meta={`At most ${QUESTIONS_MAX} questions, ${TIME}. What is known already is not asked again.`}
      />
      <section aria-label={name} className="grid max-w-[38em] gap-2">
        <p className="book text-title leading-8">{answers}</p>
        <p className="mt-2 text-ink-2">
          <span className="font-medium text-ink">When: </span>
          {useWhen}
        </p>
        <p className="text-ink-2">
          <span className="font-medium text-ink">Brings: </span>
          {brings}.
        </p>
        <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-3">
          <Button variant="primary" busy={saving} onClick={() => void start(id)}>
            Start {name}
          </Button>
          <Link to={here.home} className="link link-alone">
            Choose another framework
          </Link>
        </div>
      </section>
    </Page>
  )
}
