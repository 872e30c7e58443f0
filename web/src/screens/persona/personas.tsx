import { agentById } from '@sextant/contracts/catalogue'
import { Link } from 'react-router'
import { useCan } from '@/features/session/api/get-me.ts'
import { usePlace } from '@/shell/place.ts'
import { Page, PageHeader } from '@/ui/patterns/page-header.tsx'
import { Forbidden } from '@/ui/patterns/whole-page.tsx'
import { buttonStyle } from '@/ui/primitives/button.tsx'
import { Continue, MadeHere } from '../session/begun.tsx'
import { useAgentPlace } from '../session/use-agent-place.ts'
import { GroupForm } from './group-form.tsx'

const TIME = agentById('persona').estimatedTime.replace('-', ' to ').replace('min', 'minutes')

/** The Persona agent's door: whose persona to draw, and those that stand. */
export default function Personas() {
  const allowed = useCan()('agents.use')
  const here = useAgentPlace()
  const place = usePlace()
  if (!allowed) return <Forbidden />
  return (
    <Page className="grid gap-8">
      <PageHeader
        title={
          here.campaign ? (
            <>
              Personas for{' '}
              <Link to={place.page(`/campaigns/${here.campaign.id}`)} className="link">
                {here.campaign.name}
              </Link>
            </>
          ) : (
            'Personas'
          )
        }
        meta={`One group of customers as one person. Every line says how many of them said it and which decision it changes. ${TIME}.`}
        actions={
          !here.campaign && (
            <Link to={place.agent('/persona/new')} className={buttonStyle({ variant: 'primary' })}>
              New persona
            </Link>
          )
        }
      />
      <MadeHere />
      <Continue />
      <section aria-labelledby="whose">
        <h2 id="whose" className="mb-3 font-semibold">
          Whom shall we picture?
        </h2>
        <GroupForm />
      </section>
    </Page>
  )
}
