import { agentById, toolsOf, type ToolEntry, type ToolId } from '@sextant/contracts/catalogue'
import { QUESTIONS_MAX } from '@sextant/contracts/limits'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { useCreateSession } from '@/features/agent-session/api/create-session.ts'
import { ToolCatalogue } from '@/features/agent-session/components/tool-catalogue.tsx'
import { useCan } from '@/features/session/api/get-me.ts'
import { usePlace } from '@/shell/place.ts'
import { Page, PageHeader } from '@/ui/patterns/page-header.tsx'
import { Forbidden } from '@/ui/patterns/whole-page.tsx'
import { Button } from '@/ui/primitives/button.tsx'
import { Begun } from '../session/begun.tsx'
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
  const { start, saving, underWay } = useStart()
  return (
    <Page className="grid gap-8">
      <PageHeader
        title={here.campaign ? <ForCampaign campaign={here.campaign} /> : 'Strategy'}
        meta={`Eleven frameworks, at most seven questions each, ${TIME}. Every claim carries its source.`}
        actions={
          <Button
            variant="primary"
            busy={underWay === 'choose'}
            disabled={saving && underWay !== 'choose'}
            onClick={() => void start()}
          >
            Help me choose
          </Button>
        }
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_344px]">
        <section aria-labelledby="frameworks">
          <h2 id="frameworks" className="pb-2 font-semibold">
            What do you want to know?
          </h2>
          <ToolCatalogue agent={agent.id} starting={underWay} onStart={tool => void start(tool)} />
        </section>
        <Begun />
      </div>
    </Page>
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
