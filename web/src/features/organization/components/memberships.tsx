import type { Me } from '@sextant/contracts/identity/routes'
import { useState } from 'react'
import { toast } from 'sonner'
import { messageOf } from '@/client/api.ts'
import { Badge } from '@/ui/primitives/badge.tsx'
import { Button } from '@/ui/primitives/button.tsx'
import { enterOrganization } from '../api/change-organization.ts'

/** The organizations one belongs to, and the way from one to another. */
export function Memberships({
  organizations,
  current,
}: {
  organizations: Me['organizations']
  current: string
}) {
  const [entering, setEntering] = useState<string | null>(null)
  const enter = async (id: string) => {
    setEntering(id)
    try {
      await enterOrganization(id)
    } catch (error) {
      toast.error(messageOf(error), { description: 'You are where you were.' })
      setEntering(null)
    }
  }
  return (
    <section aria-labelledby="memberships">
      <h2 id="memberships" className="border-b border-line-strong pb-2 font-semibold">
        Your organizations
      </h2>
      <ul>
        {organizations.map(({ id, name, type }) => (
          <li key={id} className="flex min-h-14 items-center gap-4 border-b border-line py-2">
            <div className="min-w-0 flex-1 wrap-anywhere">
              <p className="font-medium">{name}</p>
              <p className="cap">{type === 'AGENCY' ? 'Agency' : 'Small business'}</p>
            </div>
            {id === current ? (
              <Badge>You are here</Badge>
            ) : (
              <Button
                size="sm"
                busy={entering === id}
                disabled={entering !== null && entering !== id}
                onClick={() => void enter(id)}
              >
                Work here<span className="sr-only">: {name}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
