import { type ToolEntry, toolsOf } from '@sextant/contracts/catalogue'
import { Link, useParams } from 'react-router'
import { useCan } from '@/features/session/api/get-me.ts'
import { usePlace } from '@/shell/place.ts'
import { Page, PageHeader } from '@/ui/patterns/page-header.tsx'
import { Forbidden, WholePage } from '@/ui/patterns/whole-page.tsx'
import { Button, buttonStyle } from '@/ui/primitives/button.tsx'
import { useAgentPlace } from '../session/use-agent-place.ts'
import { FiguresLine } from './figures-line.tsx'
import { useLook } from './use-look.ts'

/** One question about figures, before it is asked. */
export default function PerformanceTool() {
  const allowed = useCan()('agents.use')
  const here = useAgentPlace()
  const { toolId } = useParams()
  const tool = toolsOf(here.agent.id).find(({ id }) => id === toolId)
  if (!allowed) return <Forbidden />
  if (tool) return <ToolDoor tool={tool} />
  return (
    <WholePage
      title="There is no such tool"
      action={
        <Link to={here.home} className={buttonStyle({ variant: 'primary' })}>
          See all five
        </Link>
      }
    >
      It may have had another name, or the link was cut short on its way to you.
    </WholePage>
  )
}

function ToolDoor({ tool }: { tool: ToolEntry }) {
  const here = useAgentPlace()
  const place = usePlace()
  const { look, underWay } = useLook()
  const others = toolsOf(here.agent.id).filter(({ id }) => id !== tool.id)
  return (
    <Page className="grid gap-8">
      <PageHeader title={tool.name} meta={here.agent.name} />
      <section aria-label={tool.name} className="grid max-w-[38em] gap-2">
        <p className="book text-title leading-8">{tool.answers}</p>
        <p className="mt-2 text-ink-2">
          <span className="font-medium text-ink">When: </span>
          {tool.useWhen}
        </p>
        <p className="text-ink-2">
          <span className="font-medium text-ink">Brings: </span>
          {tool.brings}.
        </p>
        <div className="mt-4">
          <Button variant="primary" busy={underWay === tool.id} onClick={() => look(tool.id)}>
            Start {tool.name}
          </Button>
        </div>
      </section>
      <FiguresLine />
      <nav aria-label="Other questions" className="flex flex-wrap gap-x-5 gap-y-2">
        {others.map(({ id, name }) => (
          <Link
            key={id}
            to={place.agent(`${here.agent.path}/tool/${id}`)}
            className="link link-alone"
          >
            {name}
          </Link>
        ))}
      </nav>
    </Page>
  )
}
