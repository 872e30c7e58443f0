import { agentById, toolById, type ToolId } from '@sextant/contracts/catalogue'
import { Link, useNavigate } from 'react-router'
import { useCreateSession } from '@/features/agent-session/api/create-session.ts'
import { FrameworkCatalogue } from '@/features/agent-session/components/framework-catalogue.tsx'
import { useCan } from '@/features/session/api/get-me.ts'
import { usePlace } from '@/shell/place.ts'
import { ErrorState } from '@/ui/patterns/error-state.tsx'
import { Page, PageHeader } from '@/ui/patterns/page-header.tsx'
import { Forbidden } from '@/ui/patterns/whole-page.tsx'
import { Button } from '@/ui/primitives/button.tsx'
import { Skeleton } from '@/ui/primitives/skeleton.tsx'
import { Begun } from './begun.tsx'
import { useDirectStart } from './use-direct-start.ts'
import { useStrategyPlace } from './use-strategy-place.ts'

const agent = agentById('strategy')

/** The Strategy agent's door: what each framework answers, and what was begun. */
export default function Strategy() {
  const allowed = useCan()('agents.use')
  const { opened, failure, start, leave } = useDirectStart(allowed)
  if (!allowed) return <Forbidden />
  if (opened)
    return (
      <Opening tool={opened} failure={failure} onAgain={() => void start(opened)} onOther={leave} />
    )
  return <Door />
}

function Door() {
  const navigate = useNavigate()
  const here = useStrategyPlace()
  const starting = useCreateSession()
  const start = (tool?: ToolId) =>
    starting.save({ tool, scope: here.scope }, ({ id }) => navigate(here.session(id)))
  const underWay = starting.underWay && (starting.underWay.tool ?? 'choose')
  return (
    <Page className="grid gap-8">
      <PageHeader
        title={here.campaign ? <ForCampaign campaign={here.campaign} /> : 'Strategy'}
        meta={`Eleven frameworks, at most seven questions each, ${agent.estimatedTime.replace('-', ' to ').replace('min', 'minutes')}. Every claim carries its source.`}
        actions={
          <Button
            variant="primary"
            busy={underWay === 'choose'}
            disabled={starting.saving && underWay !== 'choose'}
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
          <FrameworkCatalogue starting={underWay ?? null} onStart={tool => void start(tool)} />
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

/** A framework that an address asked for, until its session opens or could not be started. */
function Opening({
  tool,
  failure,
  onAgain,
  onOther,
}: {
  tool: ToolId
  failure: string | null
  onAgain: () => void
  onOther: () => void
}) {
  const { name, answers } = toolById(tool)
  return (
    <Page className="grid gap-6">
      <PageHeader title={failure ? name : `Starting ${name} …`} meta={answers} />
      {failure ? (
        <ErrorState title={failure} onRetry={onAgain}>
          Nothing was lost.{' '}
          <button type="button" className="link" onClick={onOther}>
            Choose another framework
          </button>
        </ErrorState>
      ) : (
        <div className="grid gap-4">
          <output className="sr-only">Starting the session</output>
          <Skeleton className="h-12" />
          <Skeleton className="h-40" />
        </div>
      )}
    </Page>
  )
}
