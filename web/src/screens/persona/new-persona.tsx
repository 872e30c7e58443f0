import { useCan } from '@/features/session/api/get-me.ts'
import { Page, PageHeader } from '@/ui/patterns/page-header.tsx'
import { Forbidden } from '@/ui/patterns/whole-page.tsx'
import { GroupForm } from './group-form.tsx'

/** Chooses the group of a new persona. */
export default function NewPersona() {
  const allowed = useCan()('agents.use')
  if (!allowed) return <Forbidden />
  return (
    <Page className="grid gap-8">
      <PageHeader
        title="New persona"
        meta="Drawn from what is known; what nobody said yet is called an assumption. Paste interviews on its page, and its lines begin to count."
      />
      <GroupForm />
    </Page>
  )
}
