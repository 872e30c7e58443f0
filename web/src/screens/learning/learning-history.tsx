import { Link } from 'react-router'
import { Learned } from '@/features/insights/components/learned.tsx'
import { useCan } from '@/features/session/api/get-me.ts'
import { EmptyState } from '@/ui/patterns/empty-state.tsx'
import { Page, PageHeader } from '@/ui/patterns/page-header.tsx'
import { buttonStyle } from '@/ui/primitives/button.tsx'

/** Everything the agents learned, by what became of it, with the words or figures it came from; of an agency, each with its client. */
export default function LearningHistory() {
  const can = useCan()
  return (
    <Page className="grid gap-6">
      <PageHeader
        title="Learning history"
        meta="What your agents learned, and what became of it. What one learns, the others do not ask."
        actions={
          <Link to="/intelligence" className={buttonStyle()}>
            What we know
          </Link>
        }
      />
      <Learned
        about={null}
        editable={can('insights.manage')}
        outputHref={id => `/outputs/${id}`}
        nothing={<NothingLearned />}
      />
    </Page>
  )
}

function NothingLearned() {
  return (
    <EmptyState
      title="Nothing learned yet"
      action={
        <Link to="/strategy" className={buttonStyle({ variant: 'primary' })}>
          Start with Strategy
        </Link>
      }
    >
      While you answer an agent's questions, it notes what it learns about your business. You
      approve or correct it here, and every agent knows it.
    </EmptyState>
  )
}
